package tercio.adapters.service;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.MalformedURLException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The list of components that the build makes for the packaged program. */
class ServiceComponentsTest {

    private static final Path LIST = Path.of("target/classes/tercio/adapters/service", ServiceComponents.LIST);

    @Test
    void hasTheClassesThatASearchFinds() throws MalformedURLException {
        assertThat(ServiceComponents.findAll()).hasSizeGreaterThan(100);
        assertThat(ServiceComponents.readList(LIST.toUri().toURL())).containsExactlyInAnyOrderElementsOf(ServiceComponents.findAll());
    }

    @Test
    void theServiceIsMadeOfThem() {
        assertThat(ServiceComponents.sources()).hasSize(1 + ServiceComponents.findAll().size()).contains(ServiceConfiguration.class).containsAll(ServiceComponents.findAll());
    }
}
