package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.FleetId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;
import tercio.domain.sentence.Sentence.Keyed;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Sentences of Empires in Arms read in English and in French. */
class EiaSentencesTest {

    private static final String VIENNA = "474";

    private static String french(Sentence sentence) {
        return Texts.in(Language.FR).text(sentence);
    }

    private static String english(Sentence sentence) {
        return Texts.english(sentence);
    }

    static Stream<CorpsCounter> counters() {
        return PrintedCounters.allCorps().stream();
    }

    /** A corps is called by its number, its arm and the adjective of its nation. */
    @ParameterizedTest
    @MethodSource("counters")
    void eachPrintedCorpsHasAFrenchName(CorpsCounter counter) {
        var mans = Sentence.of("eia.adjustment.result-corps-written").with("corps", CampaignNames.corps(counter.id()));

        assertThat(english(mans)).isEqualTo("The factors of " + counter.title() + " are written anew");
        assertThat(french(mans)).matches("Les facteurs du (I?[IVX]*er |[IVX]+e )?corps .*sont écrits à nouveau").doesNotContain(counter.title());
    }

    @Test
    void aMarchNamesTheCorpsItsLeadersAndItsWay() {
        var moved = Sentence.of("eia.march.moved").with("corps", CampaignNames.corps(new UnitId("france-iii"))).with("led", true).with("leaders", CampaignNames.leaders(List.of(new EiaLeaderId("davout"))))
                .with("forced", true).with("to", CampaignNames.area(new SpaceId(VIENNA))).with("through", false).with("way", new Items(List.of())).with("points", 5);

        assertThat(english(moved)).isEqualTo("France III with Davout force marches to Vienna, 5 movement points.");
        assertThat(french(moved)).isEqualTo("Le IIIe corps français, avec Davout, avance à marche forcée vers Vienna, 5 points de mouvement.");
    }

    @Test
    void aRoundTellsDieSumLossesAndMoraleOfBothSides() {
        var round = Sentence.of("eia.combat.round").with("round", 2).with("attacker", fire(Power.FRANCE, 4, 5, 3)).with("defender", fire(Power.AUSTRIA, 2, 2, 1));

        assertThat(english(round)).isEqualTo("Round 2: France rolls 4, modified to 5, on table 2-1 and inflicts 3 factors and 0.5 morale; "
                + "Austria rolls 2 on table 2-1 and inflicts 1 factor and 0.5 morale.");
        assertThat(french(round)).isEqualTo("Round 2\u00a0: la France lance 4, modifié en 5, sur la table 2-1 et inflige 3 facteurs et 0,5 de moral\u00a0; "
                + "l’Autriche lance 2 sur la table 2-1 et inflige 1 facteur et 0,5 de moral.");
    }

    private static Keyed fire(Power power, int die, int sum, int factors) {
        return Sentence.of("eia.combat.fire").with("who", CampaignNames.power(power)).with("die", die).with("modified", sum != die).with("sum", sum)
                .with("table", new Text("2-1")).with("factors", factors).with("morale", CampaignNames.tenths(5));
    }

    @Test
    void lossesToHungerThatAreHiddenAreNotTold() {
        var lost = Sentence.of("eia.supply.forage-losses").with("corps", CampaignNames.corps(new UnitId("russia-i"))).with("known", false)
                .with("factors", CampaignNames.factors(Factors.of(FactorType.INFANTRY, 2))).with("count", 2).with("apart", false);

        assertThat(english(lost)).isEqualTo("Russia I loses factors to hunger that only its owner knows.");
        assertThat(french(lost)).isEqualTo("Le Ier corps russe perd par la faim des facteurs que seul son propriétaire connaît.");
    }

    @Test
    void aFleetSailsToASeaAreaByItsNumber() {
        var sails = Sentence.of("eia.month.fleet-sails").with("fleet", CampaignNames.fleet(new FleetId("france-fleet-1"), Power.FRANCE)).with("blockading", false)
                .with("to", CampaignNames.area(new SpaceId("751"))).with("laden", true).with("corps", new Items(List.of(CampaignNames.corps(new UnitId("holland-corps")))));

        assertThat(english(sails)).isEqualTo("France's fleet 1 sails to sea area 751 with Holland Corps aboard.");
        assertThat(french(sails)).isEqualTo("La flotte 1 de la France fait voile vers la zone de mer 751 avec le corps hollandais à bord.");
    }

    @Test
    void aFleetThatAScenarioNamedIsToldByItsName() {
        var removed = Sentence.of("eia.month.fleet-removed").with("fleet", CampaignNames.fleet(new FleetId("baltic"), Power.RUSSIA));

        assertThat(english(removed)).isEqualTo("The fleet baltic of Russia is off the map.");
        assertThat(french(removed)).isEqualTo("La flotte baltic de la Russie est hors de la carte.");
    }

    @Test
    void aCorpsWhoseIdentityIsHiddenIsToldByNationAndKindAndWithItsCounterToWhoKnowsIt() {
        var hunger = Sentence.of("eia.combat.removed").with("units", new Items(List.of(CampaignNames.corps(new UnitId("russia-guard-1")), CampaignNames.corps(new UnitId("austria-light-infantry-2")))));
        var revealed = Sentence.of("eia.combat.identities").with("units", new Items(List.of(CampaignNames.knownCorps(new UnitId("france-infantry-2"), new UnitId("france-iii")))));

        assertThat(english(hunger)).isEqualTo("Russia guard corps 1 and Austria light infantry corps 2 are taken off the map.");
        assertThat(french(hunger)).contains("le corps d’infanterie légère n° 2 de l’Autriche sont retirés de la carte.");
        assertThat(english(revealed)).isEqualTo("Identities are revealed: France III (infantry corps 2).");
        assertThat(french(revealed)).isEqualTo("Les identités sont révélées\u00a0: le IIIe corps français (corps d’infanterie n° 2).");
        assertThat(french(Sentence.of("eia.adjustment.result-corps-written").with("corps", CampaignNames.corps(new UnitId("bavaria-minor-infantry-1")))))
                .containsIgnoringCase("les facteurs du corps d’infanterie n° 1 de la Bavière");
    }

    @Test
    void theWarsOfThePoliticalPhaseAgreeWithTheirNations() {
        var war = Sentence.of("eia.month.war").with("who", CampaignNames.power(Power.FRANCE)).with("on", CampaignNames.nation(new NationId("portugal"))).with("points", 1);
        var state = Sentence.of("eia.month.changed").with("change", Sentence.of("eia.adjustment.result-province-control").with("province", CampaignNames.province(new ProvinceId("Bavaria")))
                .with("standing", "free_state").with("owner", CampaignNames.nation(new NationId("france"))));

        assertThat(english(war)).isEqualTo("France declares war on Portugal and loses 1 political point.");
        assertThat(french(war)).isEqualTo("La France déclare la guerre au Portugal et perd 1 point politique.");
        assertThat(english(state)).isEqualTo("Bavaria is a free state under France.");
        assertThat(french(state)).isEqualTo("La Bavière est un État libre sous la France.");
    }
}
