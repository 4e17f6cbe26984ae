package tercio.adapters.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.adapters.rulebook.RulebookModules;
import tercio.application.record.MessageRegistry;
import tercio.application.record.RecordCodec.EncodedEvent;
import tools.jackson.databind.json.JsonMapper;

/**
 * The stored text of each event in each version of its shape, as a file that was written once: {@code events/OWNER/WORD.VERSION.json}.
 * Games are full of such texts, so no file is ever changed or taken away.
 */
class StoredEventsTest {

    private static final Path FILES = Path.of("src/test/resources/tercio/adapters/events");
    private static final MessageRegistry DICTIONARY = new MessageRegistry(RulebookModules.all().rulebooks().rulesets());
    private static final JsonRecordCodec NOTATION = new JsonRecordCodec(DICTIONARY);

    static Stream<MessageRegistry.EventType> events() {
        return DICTIONARY.events().stream();
    }

    private static Path file(MessageRegistry.EventType event, int version) {
        return FILES.resolve(event.name() + "." + version + ".json");
    }

    private static String text(MessageRegistry.EventType event, int version) {
        var file = file(event, version);
        assertThat(file).as("%s has no file for its version %d. Write by hand, or take from a recorded game, the text that is stored of such an "
                + "event, with every part that it can have.", event.name(), version).exists();
        try {
            return Files.readString(file, StandardCharsets.UTF_8).stripTrailing();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEventIsReadAndWrittenAgainToTheSameBytes(MessageRegistry.EventType event) {
        var text = text(event, event.version());

        var written = NOTATION.encode(NOTATION.decodeEvent(new EncodedEvent(event.name(), event.version(), text)));

        assertThat(written).as(changed(event)).isEqualTo(new EncodedEvent(event.name(), event.version(), text));
    }

    @ParameterizedTest
    @MethodSource("events")
    void theFileOfAnEventNamesEachOfItsParts(MessageRegistry.EventType event) {
        var parts = new ArrayList<String>();
        new JsonMapper().readTree(text(event, event.version())).propertyNames().forEach(parts::add);

        assertThat(parts).as(changed(event)).containsExactlyInAnyOrderElementsOf(
                Arrays.stream(event.type().getRecordComponents()).map(RecordComponent::getName).toList());
    }

    private static String changed(MessageRegistry.EventType event) {
        int version = event.version();
        return "The stored shape of %s has changed. Games hold it as %s has it, and must stay readable: leave that file as it is, name beside the "
                .formatted(event.name(), file(event, version).getFileName())
                + "word of the event an upcaster from version %d (Upcaster.SAME where parts were only added that have a default), and write %s."
                .formatted(version, file(event, version + 1).getFileName());
    }

    /** The file of an older version tells of the same event as the file of the version of now. */
    @ParameterizedTest
    @MethodSource("events")
    void anOlderVersionIsReadAsTheSameEvent(MessageRegistry.EventType event) {
        var now = NOTATION.decodeEvent(new EncodedEvent(event.name(), event.version(), text(event, event.version())));

        assertThat(IntStream.range(1, event.version())).allSatisfy(older ->
                assertThat(NOTATION.decodeEvent(new EncodedEvent(event.name(), older, text(event, older)))).matches(now::agreesWith));
    }

    @Test
    void noFileIsLeftWithoutItsEvent() throws IOException {
        var expected = events().flatMap(event -> IntStream.rangeClosed(1, event.version()).mapToObj(version -> file(event, version))).toList();
        try (var files = Files.walk(FILES)) {
            assertThat(files.filter(Files::isRegularFile).filter(file -> !file.endsWith("words.json")).toList()).as("An event of which there are stored texts keeps its word.")
                    .containsExactlyInAnyOrderElementsOf(expected);
        }
    }

    @Test
    void anUnknownPartIsPassedOverAndAMissingOneHasItsDefault() {
        var entered = NOTATION.decodeEvent(new EncodedEvent("eu-military/ProvinceEntered", 1,
                "{\"stack\":\"fra-1\",\"from\":\"a\",\"province\":\"b\",\"weather\":{\"snow\":[true]}}"));

        assertThat(entered).isEqualTo(NOTATION.decodeEvent(new EncodedEvent("eu-military/ProvinceEntered", 1,
                "{\"stack\":\"fra-1\",\"from\":\"a\",\"province\":\"b\",\"mp\":0,\"active\":false,\"small\":false}")));
    }

    @Test
    void aVersionOfALaterProgramIsRefusedInWords() {
        assertThatThrownBy(() -> NOTATION.decodeEvent(new EncodedEvent("game/Undone", 2, "{\"to\":1,\"reason\":\"\"}")))
                .hasMessage("this program knows game/Undone in the versions 1 to 1, and this one has version 2");
    }
}
