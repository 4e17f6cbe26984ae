package tercio.adapters.eia.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import tercio.adapters.adjudication.Asked;

/** Every worked request of the published contract about Empires in Arms gets the published answer. */
class EiaContractExamplesTest {

    @TestFactory
    Stream<DynamicTest> theExampleIsAnsweredAsPublished() throws IOException {
        try (var stream = getClass().getResourceAsStream("contract-examples.jsonl")) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(Asked::json)
                    .map(example -> DynamicTest.dynamicTest(example.at("/request/procedure").asString(),
                            () -> assertThat(Asked.answer(example.get("request").toString())).isEqualTo(example.get("answer"))))
                    .toList().stream();
        }
    }
}
