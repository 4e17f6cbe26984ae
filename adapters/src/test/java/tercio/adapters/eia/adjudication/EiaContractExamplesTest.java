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
        return cases("contract-examples.jsonl");
    }

    /**
     * Combats of all kinds whose answers were computed by a second implementation of the contract, written in another language
     * and from the text of the contract alone.
     */
    @TestFactory
    Stream<DynamicTest> aSecondImplementationAnswersTheSame() throws IOException {
        return cases("cases-by-second-implementation.jsonl");
    }

    private Stream<DynamicTest> cases(String resource) throws IOException {
        try (var stream = getClass().getResourceAsStream(resource)) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().map(Asked::json)
                    .map(example -> DynamicTest.dynamicTest(example.at("/request/procedure").asString(),
                            () -> assertThat(Asked.answer(example.get("request").toString())).isEqualTo(example.get("answer"))))
                    .toList().stream();
        }
    }
}
