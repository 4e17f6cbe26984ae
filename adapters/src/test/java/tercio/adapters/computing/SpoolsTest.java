package tercio.adapters.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import tercio.adapters.computing.ComputeRefused.Reason;

class SpoolsTest {

    private final Spools spools = new Spools(new PoolLimits(1, 1, 1, Duration.ofSeconds(30)));

    @Test
    void whatIsWrittenCanBeReadUntilItIsClosed() throws IOException {
        var spool = spools.open("anna");
        try (spool; var out = spool.out()) {
            out.write(7);
            try (var in = spool.in()) {
                assertThat(in.readAllBytes()).containsExactly(7);
            }
        }
        assertThatThrownBy(spool::in).isInstanceOf(NoSuchFileException.class);
        spool.close();
        assertThat(spools.count()).as("closing twice frees one place").isZero();
    }

    @Test
    void filesAreBoundedForOneCallerAndForAll() throws IOException {
        try (var first = spools.open("anna")) {
            assertThatThrownBy(() -> spools.open("anna")).isInstanceOfSatisfying(ComputeRefused.class,
                    refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_MANY_OF_CALLER));
            try (var second = spools.open("bert")) {
                assertThatThrownBy(() -> spools.open("carl")).isInstanceOfSatisfying(ComputeRefused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.QUEUE_FULL));
                assertThat(spools.count()).isEqualTo(2);
            }
        }
        assertThat(spools.count()).isZero();
    }
}
