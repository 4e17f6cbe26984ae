package tercio.domain.eia.political.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.PRUSSIA;
import static tercio.domain.eia.common.concept.Power.RUSSIA;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.common.concept.CampaignMonth;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.concept.ProvinceId;
import tercio.domain.eia.common.game.Diplomacy;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandPhase;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Treaty;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.month.play.MonthCommand;
import tercio.domain.eia.scenario.adjustment.play.EiaChange;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Wars, treaties, permissions and control as the seats enter them. */
class PoliticalPhaseTest {

    /** Munich is the capital of Bavaria, Nuremburg its other city. */
    private static final String MUNICH = "326";
    private static final String NUREMBURG = "322";

    private static EiaState board() {
        return Given.war().entering(MonthPhase.POLITICAL);
    }

    @Test
    void aWarIsDeclaredForThePointsThatAreEntered() {
        var state = Given.after(board(), new PoliticalCommand.DeclareWar(PRUSSIA, new NationId("france"), 2));

        assertThat(state.diplomacy().atWar(new NationId("prussia"), new NationId("france"))).isTrue();
        assertThat(state.power(PRUSSIA).orElseThrow().politicalPoints()).isEqualTo(-2);
        assertThat(Given.after(state, new PoliticalCommand.DeclareWar(PRUSSIA, new NationId("bavaria"), 0)).diplomacy().atWar(new NationId("prussia"), new NationId("bavaria"))).as("a neutral minor state").isTrue();
    }

    @Test
    void noWarIsDeclaredOnAnAllyDuringAnEnforcedPeaceOrTwice() {
        var state = Given.war().allied(AUSTRIA, RUSSIA).truce(PRUSSIA, FRANCE).entering(MonthPhase.POLITICAL);
        state = Given.after(state, new PoliticalCommand.DeclareWar(RUSSIA, new NationId("france"), 0));

        assertThat(Given.refused(state, new PoliticalCommand.DeclareWar(PRUSSIA, new NationId("france"), 0)).rule().id()).isEqualTo("EIA-4.2.2");
        assertThat(Given.refused(state, new PoliticalCommand.DeclareWar(AUSTRIA, new NationId("russia"), 0)).rule().id()).isEqualTo("EIA-4.2.2");
        assertThat(Given.refused(state, new PoliticalCommand.DeclareWar(RUSSIA, new NationId("france"), 0)).rule().id()).isEqualTo("EIA-4.2.2");
        assertThat(Given.refused(state, new PoliticalCommand.DeclareWar(RUSSIA, new NationId("prussia"), 10)).rule().id()).isEqualTo("EIA-4.2.1.1");
    }

    @Test
    void aPeaceIsOfferedAndAgreedAndEndsTheWar() {
        var offered = Given.after(board(), new PoliticalCommand.OfferTreaty(AUSTRIA, new NationId("france"), Treaty.TRUCE));
        assertThat(offered.diplomacy().atWar(new NationId("austria"), new NationId("france"))).as("an offer alone ends no war").isTrue();
        assertThat(Told.of(Given.refused(offered, new PoliticalCommand.OfferTreaty(AUSTRIA, new NationId("france"), Treaty.TRUCE)).detail())).isEqualTo("eia.refused.no-offer-possible: who Austria.");
        assertThat(Given.options(offered, "answer-truce-austria-france")).hasSize(2);

        var agreed = Given.after(offered, new PoliticalCommand.AnswerTreaty(FRANCE, AUSTRIA, Treaty.TRUCE, true));
        assertThat(agreed.diplomacy().atWar(new NationId("austria"), new NationId("france"))).isFalse();
        assertThat(agreed.diplomacy().mayDeclareWar(FRANCE, AUSTRIA)).as("the peace forbids a war").isFalse();
        assertThat(agreed.monthRecord().offers()).isEmpty();

        var declined = Given.after(offered, new PoliticalCommand.AnswerTreaty(FRANCE, AUSTRIA, Treaty.TRUCE, false));
        assertThat(declined.diplomacy().atWar(new NationId("austria"), new NationId("france"))).isTrue();
        assertThat(declined.monthRecord().offers()).isEmpty();
    }

    @Test
    void twoOffersOfTheSameAreAnAgreementAndAnOfferLapsesWithThePhase() {
        var offered = Given.after(board(), new PoliticalCommand.OfferTreaty(PRUSSIA, new NationId("russia"), Treaty.ALLIANCE));
        var both = Given.after(offered, new PoliticalCommand.OfferTreaty(RUSSIA, new NationId("prussia"), Treaty.ALLIANCE));
        assertThat(both.diplomacy().areAllied(new NationId("prussia"), new NationId("russia"))).isTrue();

        var later = offered;
        for (var power : offered.powersInGame().toList()) {
            later = Given.after(later, new MonthCommand.EndMonthPhase(power, MonthPhase.POLITICAL));
        }
        assertThat(((LandPhase.MonthEntry) later.phase()).phase()).isEqualTo(MonthPhase.REINFORCEMENT);
        assertThat(later.monthRecord().offers()).isEmpty();
        assertThat(later.diplomacy().areAllied(new NationId("prussia"), new NationId("russia"))).isFalse();
    }

    @Test
    void alliesAnnounceCombinedMovementAndLeaveIt() {
        var allied = Given.war().allied(AUSTRIA, RUSSIA).entering(MonthPhase.POLITICAL);
        var combined = Given.after(Given.after(allied, new PoliticalCommand.OfferTreaty(AUSTRIA, new NationId("russia"), Treaty.COMBINED)),
                new PoliticalCommand.AnswerTreaty(RUSSIA, AUSTRIA, Treaty.COMBINED, true));
        assertThat(combined.diplomacy().combined()).containsExactly(new Diplomacy.Pair(new NationId("austria"), new NationId("russia")));

        var apart = Given.after(combined, new PoliticalCommand.EndTreaty(RUSSIA, AUSTRIA, Treaty.COMBINED));
        assertThat(apart.diplomacy().combined()).isEmpty();
        assertThat(apart.diplomacy().areAllied(new NationId("austria"), new NationId("russia"))).isTrue();
        assertThat(Given.after(apart, new PoliticalCommand.EndTreaty(RUSSIA, AUSTRIA, Treaty.ALLIANCE)).diplomacy().areAllied(new NationId("austria"), new NationId("russia"))).isFalse();
        assertThat(Given.refused(apart, new PoliticalCommand.EndTreaty(RUSSIA, PRUSSIA, Treaty.ALLIANCE)).legal()).hasSize(1);
    }

    @Test
    void anOfferThatAWarHasOvertakenIsOnlyDeclined() {
        var state = Given.after(board(), new PoliticalCommand.OfferTreaty(PRUSSIA, new NationId("russia"), Treaty.ALLIANCE));
        state = Given.after(state, new PoliticalCommand.DeclareWar(RUSSIA, new NationId("prussia"), 0));

        assertThat(Told.of(Given.refused(state, new PoliticalCommand.AnswerTreaty(RUSSIA, PRUSSIA, Treaty.ALLIANCE, true)).detail())).isEqualTo("eia.refused.treaty-impossible: treaty alliance.");
        assertThat(Given.options(state, "answer-alliance-prussia-russia")).hasSize(1);
    }

    @Test
    void peaceWithAMinorStateIsMadeAtOnce() {
        var state = Given.peace().war("france", "bavaria").entering(MonthPhase.POLITICAL);

        assertThat(Given.after(state, new PoliticalCommand.OfferTreaty(FRANCE, new NationId("bavaria"), Treaty.PEACE)).diplomacy().atWar(new NationId("france"), new NationId("bavaria"))).isFalse();
    }

    @Test
    void accessDepotsAndTheConditionOfAPeaceAreGivenAndTakenBack() {
        var given = Given.after(board(), new PoliticalCommand.PermitPower(PRUSSIA, FRANCE, EiaChange.Permission.ACCESS, true));
        assertThat(given.diplomacy().permits(PRUSSIA, FRANCE)).isTrue();
        assertThat(Given.after(given, new PoliticalCommand.PermitPower(PRUSSIA, FRANCE, EiaChange.Permission.ACCESS, false)).diplomacy().permits(PRUSSIA, FRANCE)).isFalse();
        assertThat(Given.after(board(), new PoliticalCommand.PermitPower(AUSTRIA, FRANCE, EiaChange.Permission.IMPOSED, true)).diplomacy().imposed()).hasSize(1);
        assertThat(Given.after(board(), new PoliticalCommand.PermitPower(AUSTRIA, RUSSIA, EiaChange.Permission.DEPOTS, true)).diplomacy().depots()).hasSize(1);
        assertThat(Given.refused(given, new PoliticalCommand.PermitPower(PRUSSIA, FRANCE, EiaChange.Permission.ACCESS, true)).rule().id()).isEqualTo("EIA-10.3");
    }

    @Test
    void aNeutralStateComesUnderAPowerWithItsCitiesAndIsLetGo() {
        var free = Given.after(board(), new PoliticalCommand.ControlMinor(FRANCE, new ProvinceId("Bavaria"), ProvinceStanding.FREE_STATE));
        assertThat(free.provinces().get(new ProvinceId("Bavaria")).owner().value()).isEqualTo("france");
        assertThat(free.city(new SpaceId(MUNICH)).orElseThrow().controller().value()).isEqualTo("france");
        assertThat(free.city(new SpaceId(NUREMBURG)).orElseThrow().controller().value()).isEqualTo("france");

        var neutral = Given.after(free, new PoliticalCommand.ControlMinor(FRANCE, new ProvinceId("Bavaria"), ProvinceStanding.NEUTRAL));
        assertThat(neutral.provinces().get(new ProvinceId("Bavaria")).owner().value()).isEqualTo("bavaria");
        assertThat(neutral.city(new SpaceId(MUNICH)).orElseThrow().controller().value()).isEqualTo("bavaria");
        assertThat(Told.of(Given.refused(free, new PoliticalCommand.ControlMinor(AUSTRIA, new ProvinceId("Bavaria"), ProvinceStanding.CONQUERED)).detail())).isEqualTo("eia.refused.control-minor: who Austria.");
    }

    /** France has conquered Bavaria, with which it is at war, and makes it a free state. */
    @Test
    void aPowerIsNotAtWarWithTheStateThatItControls() {
        var conquered = Given.peace().war("france", "bavaria").province("Bavaria", ProvinceStanding.CONQUERED, "france").entering(MonthPhase.POLITICAL);

        var free = Given.after(conquered, new PoliticalCommand.ControlMinor(FRANCE, new ProvinceId("Bavaria"), ProvinceStanding.FREE_STATE));

        assertThat(free.provinces().get(new ProvinceId("Bavaria")).standing()).isEqualTo(ProvinceStanding.FREE_STATE);
        assertThat(free.diplomacy().atWar(new NationId("france"), new NationId("bavaria"))).isFalse();
    }

    @Test
    void aStateAtWarWithAPowerDoesNotComeUnderItAndCorpsKeepAFreeState() {
        var enemy = Given.peace().war("france", "bavaria").entering(MonthPhase.POLITICAL);
        assertThat(Given.refused(enemy, new PoliticalCommand.ControlMinor(FRANCE, new ProvinceId("Bavaria"), ProvinceStanding.FREE_STATE)).rule().id()).isEqualTo("EIA-4.0");

        var withCorps = Given.peace().province("Bavaria", ProvinceStanding.FREE_STATE, "france").corps(FRANCE, "bavaria-corps", MUNICH, 5).entering(MonthPhase.POLITICAL);
        assertThat(Told.of(Given.refused(withCorps, new PoliticalCommand.ControlMinor(FRANCE, new ProvinceId("Bavaria"), ProvinceStanding.CONQUERED)).detail())).isEqualTo("eia.refused.control-minor: who France.");
        assertThat(Told.of(Given.refused(withCorps, new PoliticalCommand.CedeProvince(FRANCE, new ProvinceId("Bavaria"), AUSTRIA)).detail())).isEqualTo("eia.refused.cession: who France.");
    }

    @Test
    void aProvinceIsCededWithTheCitiesOfItsFormerOwner() {
        var state = Given.after(board(), new PoliticalCommand.CedeProvince(AUSTRIA, new ProvinceId("Tyrol"), FRANCE));

        assertThat(state.provinces().get(new ProvinceId("Tyrol")).owner().value()).isEqualTo("france");
        assertThat(state.provinces().get(new ProvinceId("Tyrol")).standing()).as("a home province stays one where it is ceded").isEqualTo(ProvinceStanding.HOME);
        assertThat(Given.refused(board(), new PoliticalCommand.CedeProvince(FRANCE, new ProvinceId("Tyrol"), AUSTRIA)).rule().id()).isEqualTo("EIA-4.0");
    }

    /** The clock of conquest runs by itself; only before the first month nobody has noted who stands in a capital. */
    @Test
    void anOccupationSinceLastMonthIsClaimedInTheFirstMonthAlone() {
        var given = Given.peace().war("france", "bavaria").city(MUNICH, "france").corpsInCity("france-i", MUNICH, 10);
        var state = given.entering(MonthPhase.POLITICAL);
        var claimed = Given.after(state, new PoliticalCommand.ClaimOccupation(FRANCE, new ProvinceId("Bavaria")));

        assertThat(claimed.provinces().get(new ProvinceId("Bavaria")).occupier()).isEqualTo(Optional.of(FRANCE));
        assertThat(Given.refused(state, new PoliticalCommand.ClaimOccupation(AUSTRIA, new ProvinceId("Bavaria"))).rule().id()).isEqualTo("EIA-7.7");
        assertThat(Told.of(Given.refused(state.withMonth(new CampaignMonth(1805, 11)), new PoliticalCommand.ClaimOccupation(FRANCE, new ProvinceId("Bavaria"))).detail())).isEqualTo("eia.refused.occupation-claim: who France.");
    }
}
