package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tercio.application.given.Race;
import tercio.application.record.EncodedEnvelope;
import tercio.application.record.Envelope;
import tercio.application.record.Explanation;
import tercio.application.record.MessageRegistry;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.ruling.Citation;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

class WrittenEnvelopeTest {

    private static final JsonRecordCodec NOTATION = new JsonRecordCodec(new MessageRegistry(List.of(new Race())));

    private static Step step(String name) {
        return new Step(name, "red", Citation.of("RACE-GAMBLE"), List.of(6), List.of(), null, null, "4", List.of("RACE-GAMBLE-FROM"), null);
    }

    private static Envelope envelope(List<Step> steps, Optional<Envelope.IdempotencyKey> once) {
        return new Envelope(Instant.EPOCH, "\"explanation\":[", "{\"type\":\"Undo\",\"reason\":\"],\\\"explanation\\\":[{\"}", 3,
                List.of(new Roll(DieName.d10("red", "\"explanation\":[]"), 4)), Explanation.of(steps), once, once.map(Envelope.IdempotencyKey::key), once.map(Envelope.IdempotencyKey::body));
    }

    @Test
    void anEnvelopeIsReadAsItWasWrittenWhateverStandsInIt() {
        var once = Optional.of(new Envelope.IdempotencyKey("]\"explanation\":[", "],\\"));
        for (var steps : List.of(List.<Step>of(), List.of(step("gamble")), List.of(step("a ] in \" a [ text\\"), step("\\\"]}")))) {
            for (var written : List.of(envelope(steps, Optional.empty()), envelope(steps, once))) {
                var text = NOTATION.encode(written);
                var read = NOTATION.decodeEnvelope(text);
                assertThat(NOTATION.decodeEnvelope(EncodedEnvelope.whole(text.whole()))).isEqualTo(written);
                assertThat(read).isEqualTo(written).hasSameHashCodeAs(written);
                assertThat(read.explanation().isEmpty()).isEqualTo(steps.isEmpty());
                assertThat(NOTATION.encode(read)).isEqualTo(text);
            }
        }
    }

    /** A result in words of the catalogs is kept as its key and arguments. */
    @Test
    void aStepIsReadAsItWasWrittenWhateverItsResultSpeaksOf() {
        var place = new Argument.Name("race.square", "7", "the seventh square");
        var said = Sentence.of("race.gamble.lost").with("who", new Argument.Text("\"]")).with("where", place).with("lost", 3).with("part", new Argument.Amount(4, 3))
                .with("again", true).with("all", new Argument.Items(List.of(place, new Argument.Count(1)))).with("why", Sentence.of("race.gamble.why").with("where", place));
        var written = envelope(List.of(Step.of("gamble", "RACE-GAMBLE").result(said)), Optional.empty());

        var text = NOTATION.encode(written);

        assertThat(NOTATION.decodeEnvelope(text)).isEqualTo(written);
        assertThat(NOTATION.encode(NOTATION.decodeEnvelope(text))).isEqualTo(text);
    }

    private static String stored(String file) throws IOException {
        return Files.readString(Path.of("src/test/resources/tercio/adapters/envelopes").resolve(file), StandardCharsets.UTF_8).stripTrailing();
    }

    /** The stored text of an envelope in each of its shapes. Games are full of such texts, so no file is ever changed or taken away. */
    @ParameterizedTest
    @CsvSource({"before-places.json, Anna, player", "with-place.json, Carl, deputy"})
    void anEnvelopeOfEachShapeIsReadAndWrittenAgainToTheSameBytes(String file, String person, String role) throws IOException {
        var text = stored(file);

        var read = NOTATION.decodeEnvelope(EncodedEnvelope.whole(text));

        assertThat(read.caller().person()).isEqualTo(person);
        assertThat(read.acting().map(as -> as.role().word()).orElse("player")).isEqualTo(role);
        assertThat(NOTATION.encode(read).whole()).isEqualTo(text);
    }

    @Test
    void theWholeTextIsTheOneWithTheExplanationAtItsPlace() {
        var apart = new EncodedEnvelope("{\"by\":\"\\\"explanation\\\":[]\",\"explanation\":[],\"once\":1}", "[[1],\"]\"]");
        assertThat(apart.whole()).isEqualTo("{\"by\":\"\\\"explanation\\\":[]\",\"explanation\":[[1],\"]\"],\"once\":1}");
        assertThat(EncodedEnvelope.whole("{\"explanation\":[1]}").whole()).isEqualTo("{\"explanation\":[1]}");
        assertThat(new EncodedEnvelope("{}", "[1]").whole()).as("no place for it: the chain will not fit").isEqualTo("{}");
    }
}
