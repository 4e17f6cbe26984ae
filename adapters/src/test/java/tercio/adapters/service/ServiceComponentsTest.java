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
        assertThat(ServiceComponents.found()).hasSizeGreaterThan(100);
        assertThat(ServiceComponents.listed(LIST.toUri().toURL())).containsExactlyInAnyOrderElementsOf(ServiceComponents.found());
    }

    @Test
    void theServiceIsMadeOfThem() {
        assertThat(ServiceComponents.sources()).hasSize(1 + ServiceComponents.found().size()).contains(ServiceConfiguration.class).containsAll(ServiceComponents.found());
    }
}
