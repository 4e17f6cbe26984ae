package tercio.adapters.computing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import tercio.adapters.computing.ComputeRefused.Reason;

class TemporaryFilesTest {

    private final TemporaryFiles temporaryFiles = new TemporaryFiles(new PoolLimits(1, 1, 1, Duration.ofSeconds(30)));

    @Test
    void whatIsWrittenCanBeReadUntilItIsClosed() throws IOException {
        var file = temporaryFiles.open("anna");
        try (file; var out = file.out()) {
            out.write(7);
            try (var in = file.in()) {
                assertThat(in.readAllBytes()).containsExactly(7);
            }
        }
        assertThatThrownBy(file::in).isInstanceOf(NoSuchFileException.class);
        file.close();
        assertThat(temporaryFiles.count()).as("closing twice frees one place").isZero();
    }

    @Test
    void filesAreBoundedForOneCallerAndForAll() throws IOException {
        try (var first = temporaryFiles.open("anna")) {
            assertThatThrownBy(() -> temporaryFiles.open("anna")).isInstanceOfSatisfying(ComputeRefused.class,
                    refused -> assertThat(refused.reason()).isEqualTo(Reason.TOO_MANY_OF_CALLER));
            try (var second = temporaryFiles.open("bert")) {
                assertThatThrownBy(() -> temporaryFiles.open("carl")).isInstanceOfSatisfying(ComputeRefused.class,
                        refused -> assertThat(refused.reason()).isEqualTo(Reason.QUEUE_FULL));
                assertThat(temporaryFiles.count()).isEqualTo(2);
            }
        }
        assertThat(temporaryFiles.count()).isZero();
    }
}
