package tercio.adapters.settings;

import java.util.Locale;
import java.util.Optional;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.RefusedInput;

/**
 * A setting of the program.
 *
 * @param key as it is given with {@code -D}
 * @param standard its default; empty for none
 * @param range of its values
 * @param meaning for an operator, in one sentence
 */
public record Setting(String key, String standard, SettingRange range, String meaning) {

    private static final int LONGEST_TOLD = 60;

    /** The name of the environment variable: {@code TERCIO_HOOKS_HOME}. */
    public String variable() {
        return key.toUpperCase(Locale.ROOT).replace('.', '_').replace('-', '_');
    }

    /** The value of a system property or the environment, else the default, for settings that are read before the service starts. */
    public String value() {
        givenValue().flatMap(this::fault).ifPresent(why -> {
            throw new RefusedInput(why);
        });
        return givenValue().orElse(standard);
    }

    /** Whether a switch is turned on. A value out of range counts as off: what tells of a wrong setting may be what asks. */
    public boolean isOn() {
        return givenValue().orElse(standard).strip().equals("true");
    }

    /** The value of a system property or the environment. */
    Optional<String> givenValue() {
        return Optional.ofNullable(System.getProperty(key)).or(() -> Optional.ofNullable(System.getenv(variable())));
    }

    /** The fault of a value; empty if it is valid. */
    public Optional<Sentence> fault(String value) {
        if (range.accepts(value.strip())) {
            return Optional.empty();
        }
        var given = range.mayBeTold() ? value.length() > LONGEST_TOLD ? value.substring(0, LONGEST_TOLD) + "..." : value : "";
        return Optional.of(Sentence.of("program.settings.fault").with("key", new Text(key)).with("told", range.mayBeTold()).with("value", new Text(given)).with("range", range.words()));
    }
}
