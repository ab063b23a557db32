<#-- One line a library: coordinates, licences, home. -->
Third-party software in this job jar

Jackson, SnakeYAML, Apache Commons, HdrHistogram and picocli are relocated to
org.tenbin.shaded and stand in the jar itself. Every other library travels
unmodified, as its own jar, in lib/. That holds for those under the GNU Lesser
General Public License: to use another version, replace that jar
(zip -d, zip -u). Hadoop itself is not part of this file.

<#list dependencyMap as e>
<#assign p = e.getKey()/>
${p.groupId}:${p.artifactId}:${p.version} | <#list e.getValue() as licence>${licence}<#sep>; </#sep></#list><#if p.url??> | ${p.url}</#if>
</#list>
