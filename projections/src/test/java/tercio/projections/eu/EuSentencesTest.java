package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** A sentence of the catalogs reads in English and in French, each with its own forms of names, numbers and lists. */
class EuSentencesTest {

    private static final Argument FRANCE = SentenceNames.country("france");
    private static final Argument SPAIN = SentenceNames.country("spain");

    private static String french(Sentence sentence) {
        return Texts.in(Language.FR).text(sentence);
    }

    private static String english(Sentence sentence) {
        return Texts.english(sentence);
    }

    private static Keyed stack(Argument country, int thirds, Argument leader) {
        var stack = Sentence.of(leader == null ? "eu.name.stack" : "eu.name.stack-under").with("country", country).with("size", new Amount(thirds, 3));
        return leader == null ? stack : stack.with("leader", leader);
    }

    @Test
    void namesTakeTheFormThatTheSentenceAsksFor() {
        var lifted = Sentence.of("eu.siege.lifted").with("city", SentenceNames.city("artois"));
        var impulse = Sentence.of("eu.round.impulse").with("who", FRANCE);

        assertThat(english(lifted)).isEqualTo("The siege of Arras is lifted.");
        assertThat(french(lifted)).isEqualTo("Le siège d’Arras est levé.");
        assertThat(english(impulse)).isEqualTo("Impulse of France.");
        assertThat(french(impulse)).isEqualTo("Impulsion de la France.");
    }

    @Test
    void severalAreListedAndTheVerbFollows() {
        var allies = Sentence.of("eu.siege.no-sieges").with("who", SentenceNames.countries(List.of("france", "venice", "genes")));
        var alone = Sentence.of("eu.siege.no-sieges").with("who", SPAIN);

        assertThat(english(allies)).isEqualTo("France, Venice and Genoa have no siege to resolve.");
        assertThat(french(allies)).isEqualTo("La France, Venise et Gênes n’ont aucun siège à résoudre.");
        assertThat(english(alone)).isEqualTo("Spain has no siege to resolve.");
        assertThat(french(alone)).isEqualTo("L’Espagne n’a aucun siège à résoudre.");
    }

    @Test
    void aStackIsNamedByCountrySizeAndLeader() {
        var returns = Sentence.of("eu.siege.abandoned").with("stack", stack(FRANCE, 24, new Name("eu.leader", "conde", "Condé"))).with("where", SentenceNames.place("picardie"));

        assertThat(english(returns)).isEqualTo("France's stack of 8 LD under Condé abandons the siege and goes back to Picardie.");
        assertThat(french(returns)).isEqualTo("La pile française de 8 LD sous Condé abandonne le siège et revient en Picardie.");
    }

    /** Aceh has no adjective. */
    @Test
    void aCountryWithoutAnAdjectiveIsNamedByItself() {
        var itself = Sentence.of("eu.movement.by-itself").with("stack", stack(SentenceNames.country("aceh"), 5, null));

        assertThat(english(itself)).isEqualTo("Aceh's stack of 1 2/3 LD marches by itself.");
        assertThat(french(itself)).isEqualTo("La pile d’Aceh de 1 2/3 LD marche seule.");
    }

    @Test
    void anUnnamedLeaderIsNamedByHisCategory() {
        var general = new Phrase(Sentence.of("eu.name.anonymous").with("category", "general").with("number", new Text("6")));
        var free = Sentence.of("eu.siege.leader-sent-home").with("leader", general).with("where", SentenceNames.place("picardie"));

        assertThat(english(free)).isEqualTo("Anonymous General 6 goes free to Picardie.");
        assertThat(french(free)).isEqualTo("Le général anonyme 6 sort libre et va en Picardie.");
    }

    @Test
    void aPartOfADetachmentIsOne() {
        var split = Sentence.of("eu.movement.split").with("units", new Phrase(Sentence.of("eu.name.lde").with("count", 2))).with("stack", stack(SPAIN, 3, null))
                .with("where", SentenceNames.place("picardie")).with("left", new Amount(1, 3));

        assertThat(english(split)).isEqualTo("2 LDE leave Spain's stack of 1 LD in Picardie; 1/3 LD remains.");
        assertThat(french(split)).isEqualTo("2 LDE se détachent de la pile espagnole de 1 LD en Picardie\u00a0; il reste 1/3 LD.");
    }

    @Test
    void aSentenceEndsWithOneFullStopAfterANameThatHasOne() {
        var merged = Sentence.of("eu.movement.merged").with("stack", stack(FRANCE, 3, null)).with("into", stack(FRANCE, 12, new Name("eu.leader", "max", "Maximilian II.")));

        assertThat(english(merged)).isEqualTo("France's stack of 1 LD joins France's stack of 4 LD under Maximilian II.");
        assertThat(french(merged)).endsWith("sous Maximilian II.");
    }

    @Test
    void aWrittenTextStaysAsItIs() {
        var both = Sentence.several(List.of(Sentence.written("it was so."), Sentence.of("eu.siege.sieges-end")));

        assertThat(french(both)).isEqualTo("it was so. Tous les sièges du round sont résolus.");
    }

    @Test
    void aSentenceOfNoCatalogIsAnError() {
        assertThatThrownBy(() -> english(Sentence.of("eu.siege.no-such-sentence"))).hasMessageContaining("no-such-sentence");
    }
}
