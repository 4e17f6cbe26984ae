package tercio.cartography;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.json.JsonMapper;

/** Writes a map as compact JSON; properties without a value are left out. */
final class MapWriter {

    private static final JsonMapper JSON = JsonMapper.builder()
            .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
            .changeDefaultPropertyInclusion(inclusion -> inclusion.withValueInclusion(JsonInclude.Include.NON_NULL))
            .build();

    private MapWriter() {}

    static void write(MapFile map, Path file) throws IOException {
        Files.writeString(file, JSON.writeValueAsString(map) + "\n");
    }
}
