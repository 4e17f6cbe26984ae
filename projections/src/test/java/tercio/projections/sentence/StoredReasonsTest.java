package tercio.projections.sentence;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.api.Test;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Reasons of games set aside, as they are stored, read in French. */
class StoredReasonsTest {

    private static String french(String stored) {
        return Texts.in(Language.FR).phrase(StoredReasons.sentence(stored)).replace('\u00a0', ' ');
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', value = {
        "its record is damaged at position 1234: the stored entry is not the one that was written|son dossier est endommagé à la position 1234 : l’entrée conservée n’est pas celle qui fut écrite",
        "its events from position 7 on were lost, because a part of the database file could not be read; 'tercio restore BACKUP --damaged' brings it back from a backup"
                + "|ses événements à partir de la position 7 sont perdus, car une partie du fichier de la base de données ne pouvait être lue ; « tercio restore SAUVEGARDE --damaged » la rétablit d’une sauvegarde",
        "what is stored of it cannot be read: no text; in UTF-8; 'tercio restore BACKUP --damaged' brings it back from a backup"
                + "|ce qui en est conservé ne peut être lu : « no text; in UTF-8 » ; « tercio restore SAUVEGARDE --damaged » la rétablit d’une sauvegarde",
        "it cannot be shown: ArithmeticException, integer overflow|elle ne peut être montrée : « ArithmeticException, integer overflow »",
        "it cannot be read: this and that|elle ne peut être lue : « this and that »",
        "its newest events are missing: it ends at position 4, and on 2026-11-21T10:00:00.5Z a receipt was given for position 6"
                + "|ses derniers événements manquent : elle finit à la position 4, et un reçu fut donné le 2026-11-21T10:00:00.5Z pour la position 6",
        "its newest events are missing: it ends at position 4, and was shown up to position 6|ses derniers événements manquent : elle finit à la position 4, et fut montrée jusqu’à la position 6",
        "the receipt that the service remembers of it was changed|le reçu que le service en garde a été changé",
        "its tokens or its dice secret are older ones than those that the manifest knows|ses jetons ou son secret des dés sont plus anciens que ceux que connaît le registre"})
    void aStoredReasonIsReadInFrench(String stored, String french) {
        assertThat(french(stored)).isEqualTo(french);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', value = {"its record is damaged at position 12: the stored entry is not the one that was written", "it cannot be read: Unexpected end"})
    void inEnglishItReadsAsItIsStored(String stored) {
        assertThat(Texts.englishPhrase(StoredReasons.sentence(stored))).isEqualTo(stored);
    }

    @Test
    void aReasonOfNoCatalogIsQuoted() {
        assertThat(Texts.englishPhrase(StoredReasons.sentence("as the test says"))).isEqualTo("as the test says");
        assertThat(french("as the test says")).isEqualTo("« as the test says »");
    }

    @Test
    void theWordsOfAnotherProgramAreAnArgument() {
        assertThat(StoredReasons.sentence("it cannot be read: no such thing")).isEqualTo(Sentence.of("kernel.aside.unreadable").with("why", new Text("no such thing")));
    }
}
