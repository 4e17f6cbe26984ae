package tercio.adapters.settings;

import java.util.Map;
import java.util.Set;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.WordList;

/** The meanings of settings in the language of a reader. In English they stand with the settings. */
public final class SettingMeanings {

    private final Map<String, String> known;

    private SettingMeanings(Map<String, String> known) {
        this.known = known;
    }

    public static SettingMeanings in(Language language) {
        return new SettingMeanings(WordList.beside(SettingMeanings.class, "meanings", language));
    }

    /** The meaning of a setting; in English where the language has none. */
    public String of(Setting setting) {
        return known.getOrDefault(setting.key(), setting.meaning());
    }

    /** The keys of the settings whose meaning stands in the language. */
    Set<String> keys() {
        return known.keySet();
    }
}
