package tercio.projections.eia;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.EiaScenario;
import tercio.domain.eia.common.game.EiaScenario.CorpsAtStart;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;
import tercio.projections.sentence.Language;
import tercio.projections.sentence.Texts;

/** Faults of a scenario of Empires in Arms read in English as programs know them, and in French. Vienna is area 474. */
class EiaScenarioFaultsTextTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final EiaScenario PRINTED = (EiaScenario) RULES.scenario("danube-1805").orElseThrow();
    private static final SpaceId VIENNA = new SpaceId("474");

    private static void reads(Sentence fault, String english, String french) {
        assertThat(Texts.englishPhrase(fault)).isEqualTo(english);
        assertThat(Texts.in(Language.FR).phrase(fault).replace('\u00a0', ' ').replace('\u202f', ' ')).isEqualTo(french);
    }

    /** The faults of the scenario with these corps alone. */
    private static Map<String, Sentence> faults(List<CorpsAtStart> corps, Map<UnitId, Factors> strengths) {
        return RULES.faults(PRINTED.withCorps(corps, strengths, Map.of()));
    }

    private static CorpsAtStart inVienna(String corps, Power power) {
        return new CorpsAtStart(new UnitId(corps), Optional.ofNullable(power), VIENNA, false);
    }

    @Test
    void whatWasSentStandsInTheMessageAsItWasSent() {
        var faults = faults(List.of(inVienna("austria-ix", null), inVienna("Russia-Infantry-1", null)), Map.of());

        reads(faults.get("/corps/0/corps"), "there is no corps austria-ix", "il n’y a pas de corps « austria-ix »");
        reads(faults.get("/corps/1/corps"), "there is no corps Russia-Infantry-1", "il n’y a pas de corps « Russia-Infantry-1 »");
    }

    @Test
    void aCorpsThatStandsTwiceOrHoldsTooMuchIsNamed() {
        var faults = faults(List.of(inVienna("austria-i", null), inVienna("austria-i", null)), Map.of(new UnitId("austria-i"), Factors.of(FactorType.INFANTRY, 16)));

        reads(faults.get("/corps/1/corps"), "Austria I is on the map already", "Le Ier corps autrichien est déjà sur la carte");
        reads(faults.get("/strengths/austria-i"), "Austria I cannot hold 16 infantry; it holds at most 15 infantry and 1 cavalry, militia in the place of infantry",
                "Le Ier corps autrichien ne peut pas contenir 16 facteurs d’infanterie ; il contient au plus 15 facteurs d’infanterie et 1 facteur de cavalerie, de la milice à la place de l’infanterie");
    }

    @Test
    void aPowerThatDoesNotMoveACorpsIsNamed() {
        var faults = faults(List.of(inVienna("austria-i", Power.FRANCE), inVienna("bavaria-corps", Power.AUSTRIA)), Map.of());

        reads(faults.get("/corps/0/power"), "Austria I is not moved by France", "Ce n’est pas la France qui fait bouger le Ier corps autrichien");
        reads(faults.get("/corps/1/power"), "Bavaria is no free state under Austria", "La Bavière : ce n’est pas un État libre sous l’Autriche");
    }

    /** English writes the number as it was sent, without a mark between the thousands. */
    @Test
    void aLargeNumberStandsAsItWasSent() {
        var factors = Factors.of(FactorType.INFANTRY, 1_000);

        reads(faults(List.of(inVienna("austria-i", null)), Map.of(new UnitId("austria-i"), factors)).get("/strengths/austria-i"), "1000 is not within 0..99", "1 000 n’est pas entre 0 et 99");
    }

    @Test
    void aRelationWithItselfAgreesWithWhoseItIs() {
        var france = Sentence.of("eia.scenario.itself").with("who", CampaignNames.nation(new NationId("france")));
        var duchies = Sentence.of("eia.scenario.itself").with("who", CampaignNames.nation(new NationId("duchies")));

        reads(france.with("relation", "alliance"), "France is allied with itself", "La France a une alliance avec elle-même");
        reads(duchies.with("relation", "war"), "Duchies is at war with itself", "Les duchés saxons sont en guerre avec eux-mêmes");
    }
}
