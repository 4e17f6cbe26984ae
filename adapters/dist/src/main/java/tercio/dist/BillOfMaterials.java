package tercio.dist;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** The bill of materials of a release, in the format of CycloneDX: the libraries of the jar, and those of the page. */
final class BillOfMaterials {

    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final String OWN = "pkg:maven/tercio/";

    /**
     * A library.
     *
     * @param name with its group
     * @param licences their names; empty where none is told
     * @param purl its address as a package
     */
    record Library(String name, String version, List<String> licences, String purl) {}

    private final ObjectNode document;

    private BillOfMaterials(ObjectNode document) {
        this.document = document;
    }

    static BillOfMaterials read(Path file) {
        return new BillOfMaterials((ObjectNode) JSON.readTree(file));
    }

    /** All libraries by name, without the modules of this program. */
    List<Library> libraries() {
        var libraries = new TreeMap<String, Library>();
        for (var component : document.path("components")) {
            var library = library(component);
            if (!library.purl().startsWith(OWN)) {
                libraries.put(library.name() + " " + library.version(), library);
            }
        }
        return List.copyOf(libraries.values());
    }

    private static Library library(JsonNode component) {
        var licences = new ArrayList<String>();
        for (var each : component.path("licenses")) {
            licences.add(Optional.of(each.path("expression").asString("")).filter(text -> !text.isEmpty())
                    .orElseGet(() -> each.path("license").path("id").asString(each.path("license").path("name").asString(""))));
        }
        var group = component.path("group").asString("");
        return new Library((group.isEmpty() ? "" : group + (group.startsWith("@") ? "/" : ":")) + component.path("name").asString(), component.path("version").asString(), licences,
                component.path("purl").asString(""));
    }

    /**
     * Adds the libraries of the page.
     *
     * @param lock the lock file of npm, which marks those that only the build needs
     */
    void addPage(Path lock) {
        var components = document.path("components").isArray() ? (ArrayNode) document.path("components") : document.putArray("components");
        JSON.readTree(lock).path("packages").properties().forEach(entry -> {
            var told = entry.getValue();
            if (entry.getKey().isEmpty() || told.path("dev").asBoolean(false) || told.path("devOptional").asBoolean(false) || told.path("optional").asBoolean(false)) {
                return;
            }
            var name = entry.getKey().substring(entry.getKey().lastIndexOf("node_modules/") + "node_modules/".length());
            var component = components.addObject().put("type", "library");
            int slash = name.indexOf('/');
            if (slash > 0) {
                component.put("group", name.substring(0, slash));
            }
            var version = told.path("version").asString();
            component.put("name", name.substring(slash + 1)).put("version", version).put("purl", "pkg:npm/" + name.replace("@", "%40") + "@" + version);
            var licence = told.path("license").asString("");
            if (!licence.isEmpty()) {
                component.putArray("licenses").addObject().put("expression", licence);
            }
        });
    }

    void write(Path file) {
        JSON.writerWithDefaultPrettyPrinter().writeValue(file, document);
    }
}
