package tercio.projections.eu;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.game.Raid;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** A sentence of the catalogs reads in English and in French, each with its own forms of names, numbers and lists. */
class EuSentencesTest {

    private static final Argument FRANCE = SentenceNames.country(new CountryId("france"));
    private static final Argument SPAIN = SentenceNames.country(new CountryId("spain"));

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
        var lifted = Sentence.of("eu.siege.lifted").with("city", SentenceNames.city(new SpaceId("artois")));
        var impulse = Sentence.of("eu.round.impulse").with("who", FRANCE);

        assertThat(english(lifted)).isEqualTo("The siege of Arras is lifted.");
        assertThat(french(lifted)).isEqualTo("Le siège d’Arras est levé.");
        assertThat(english(impulse)).isEqualTo("Impulse of France.");
        assertThat(french(impulse)).isEqualTo("Impulsion de la France.");
    }

    @Test
    void severalAreListedAndTheVerbFollows() {
        var allies = Sentence.of("eu.siege.no-sieges").with("who", SentenceNames.countries(List.of(new CountryId("france"), new CountryId("venice"), new CountryId("genes"))));
        var alone = Sentence.of("eu.siege.no-sieges").with("who", SPAIN);

        assertThat(english(allies)).isEqualTo("France, Venice and Genoa have no siege to resolve.");
        assertThat(french(allies)).isEqualTo("La France, Venise et Gênes n’ont aucun siège à résoudre.");
        assertThat(english(alone)).isEqualTo("Spain has no siege to resolve.");
        assertThat(french(alone)).isEqualTo("L’Espagne n’a aucun siège à résoudre.");
    }

    @Test
    void aStackIsNamedByCountrySizeAndLeader() {
        var returns = Sentence.of("eu.siege.abandoned").with("stack", stack(FRANCE, 24, new Name("eu.leader", "conde", "Condé"))).with("where", SentenceNames.place(new SpaceId("picardie")));

        assertThat(english(returns)).isEqualTo("France's stack of 8 LD under Condé abandons the siege and goes back to Picardie.");
        assertThat(french(returns)).isEqualTo("La pile française de 8 LD sous Condé abandonne le siège et revient en Picardie.");
    }

    /** Aceh has no adjective. */
    @Test
    void aCountryWithoutAnAdjectiveIsNamedByItself() {
        var itself = Sentence.of("eu.movement.by-itself").with("stack", stack(SentenceNames.country(new CountryId("aceh")), 5, null));

        assertThat(english(itself)).isEqualTo("Aceh's stack of 1 2/3 LD marches by itself.");
        assertThat(french(itself)).isEqualTo("La pile d’Aceh de 1 2/3 LD marche seule.");
    }

    @Test
    void anUnnamedLeaderIsNamedByHisCategory() {
        var general = new Phrase(Sentence.of("eu.name.anonymous").with("category", "general").with("number", new Text("6")));
        var free = Sentence.of("eu.siege.leader-sent-home").with("leader", general).with("where", SentenceNames.place(new SpaceId("picardie")));

        assertThat(english(free)).isEqualTo("Anonymous General 6 goes free to Picardie.");
        assertThat(french(free)).isEqualTo("Le général anonyme 6 sort libre et va en Picardie.");
    }

    @Test
    void aPartOfADetachmentIsOne() {
        var split = Sentence.of("eu.movement.split").with("units", new Phrase(Sentence.of("eu.name.lde").with("count", 2))).with("stack", stack(SPAIN, 3, null))
                .with("where", SentenceNames.place(new SpaceId("picardie"))).with("left", new Amount(1, 3));

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
        var both = Sentence.several(List.of(Sentence.ofText("it was so."), Sentence.of("eu.siege.sieges-end")));

        assertThat(french(both)).isEqualTo("it was so. Tous les sièges du round sont résolus.");
    }

    @Test
    void attritionTellsItsDieItsSumAndItsLosses() {
        var rolled = Sentence.of("eu.attrition.rolled").with("stacks", new Items(List.of(new Phrase(stack(FRANCE, 24, null))))).with("where", SentenceNames.place(new SpaceId("artois")))
                .with("rolled", "modified").with("die", 6).with("sum", 8).with("result", "both").with("lost", SentenceNames.ld(4));

        assertThat(english(rolled)).isEqualTo("France's stack of 8 LD in Artois rolls 6, modified to 8, for movement attrition: 1 1/3 LD and a pillage.");
        assertThat(french(rolled)).isEqualTo("La pile française de 8 LD en Artois jette 6, modifié en 8, pour l’attrition de mouvement\u00a0: 1 1/3 LD et un pillage.");
    }

    @Test
    void aChangeHasItsSign() {
        var more = Sentence.of("eu.name.change").with("country", FRANCE).with("by", 5);
        var less = Sentence.of("eu.name.change").with("country", SPAIN).with("by", -1);

        assertThat(List.of(english(more), english(less))).containsExactly("France +5", "Spain -1");
        assertThat(List.of(french(more), french(less))).containsExactly("France +5", "Espagne -1");
    }

    @Test
    void aVoyageNamesWhatItSailsFor() {
        var ships = Sentence.of("eu.name.fleet").with("country", SPAIN).with("size", SentenceNames.shipCount(18));
        var blockade = Sentence.of("eu.voyage.to-act").with("kind", "blockade").with("target", SentenceNames.place(new SpaceId("picardie")));
        var sails = Sentence.of("eu.voyage.sails-to").with("stack", ships).with("from", SentenceNames.place(new SpaceId("flandre"))).with("to", SentenceNames.place(new SpaceId("artois")))
                .with("action", blockade);

        assertThat(english(sails)).isEqualTo("Spain's naval stack of 6 ships sails from Flandre to Artois to blockade Picardie.");
        assertThat(french(sails)).isEqualTo("La pile navale espagnole de 6 navires fait voile de Flandre vers Artois pour bloquer le port de Picardie.");
    }

    @Test
    void corsairsAreCountedByTheirCounters() {
        var fought = Sentence.of("eu.revolt.corsairs").with("who", FRANCE).with("rolled", "no").with("die", 0).with("sum", 0).with("needed", 8).with("natural", 10)
                .with("whom", SentenceNames.raiders(new Raid(new CountryId("algerie"), 3, 0))).with("where", SentenceNames.place(new SpaceId("picardie"))).with("result", "fewer")
                .with("left", SentenceNames.raid(new Raid(new CountryId("algerie"), 2, 0)));

        assertThat(english(fought)).isEqualTo("France fights a corsair+ and a corsair- of Algiers in Picardie and succeeds: a corsair+ is left.");
        assertThat(french(fought)).isEqualTo("La France combat un corsaire+ et un corsaire− d’Alger en Picardie et réussit\u00a0: il reste un corsaire+.");
    }

    @Test
    void changesOfAnAdjustmentFollowOneAnother() {
        var stability = Sentence.of("eu.adjustment.result-stability").with("country", SPAIN).with("stability", -1);
        var weather = Sentence.of("eu.adjustment.result-weather").with("bad", true);
        var made = Sentence.of("eu.adjustment.made").with("reason", new Text("entered from paper"))
                .with("change", Sentence.of("eu.adjustment.then").with("change", stability).with("rest", weather));

        assertThat(english(made)).isEqualTo("Adjustment by the host (entered from paper): Spain has stability -1; the weather is bad.");
        assertThat(french(made)).isEqualTo("Ajustement de l’hôte (entered from paper)\u00a0: l’Espagne a une stabilité de -1\u00a0; le temps est mauvais.");
    }

    @Test
    void aSentenceOfNoCatalogIsAnError() {
        assertThatThrownBy(() -> english(Sentence.of("eu.siege.no-such-sentence"))).hasMessageContaining("no-such-sentence");
    }
}
