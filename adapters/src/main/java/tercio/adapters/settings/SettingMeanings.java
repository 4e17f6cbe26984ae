package tercio.adapters.settings;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Properties;
import java.util.Set;
import tercio.projections.sentence.Language;

/** The meanings of settings in the language of a reader. In English they stand with the settings. */
public final class SettingMeanings {

    private final Properties known;

    private SettingMeanings(Properties known) {
        this.known = known;
    }

    public static SettingMeanings in(Language language) {
        var known = new Properties();
        if (language != Language.EN) {
            try (var in = Objects.requireNonNull(SettingMeanings.class.getResourceAsStream("meanings_" + language.code() + ".properties"))) {
                known.load(new InputStreamReader(in, StandardCharsets.UTF_8));
            } catch (IOException unreadable) {
                throw new UncheckedIOException(unreadable);
            }
        }
        return new SettingMeanings(known);
    }

    /** The meaning of a setting; in English where the language has none. */
    public String of(Setting setting) {
        return known.getProperty(setting.key(), setting.meaning());
    }

    /** The keys of the settings whose meaning stands in the language. */
    Set<String> keys() {
        return known.stringPropertyNames();
    }
}
