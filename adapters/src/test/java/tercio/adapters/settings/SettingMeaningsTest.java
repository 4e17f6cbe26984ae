package tercio.adapters.settings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import tercio.projections.sentence.Language;

/** The meaning of each setting is told in both languages. */
class SettingMeaningsTest {

    @Test
    void eachSettingHasAMeaningInFrench() {
        var french = SettingMeanings.in(Language.FR);

        assertThat(french.keys()).isEqualTo(Settings.all().map(Setting::key).collect(Collectors.toSet()));
        assertThat(Settings.all()).allSatisfy(setting -> assertThat(french.of(setting)).as(setting.key()).isNotEqualTo(setting.meaning()).endsWith("."));
    }

    @Test
    void inEnglishTheMeaningStandsWithTheSetting() {
        assertThat(Settings.all()).allSatisfy(setting -> assertThat(SettingMeanings.in(Language.EN).of(setting)).isEqualTo(setting.meaning()));
    }
}
