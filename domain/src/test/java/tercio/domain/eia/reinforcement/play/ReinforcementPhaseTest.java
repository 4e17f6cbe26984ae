package tercio.domain.eia.reinforcement.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.common.concept.Power.SPAIN;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.EmpiresInArms;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.EiaLeaderId;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.Irregular;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.MonthPhase;
import tercio.domain.eia.common.game.ProvinceStanding;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.play.Given;
import tercio.domain.eia.given.LandWar;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** Forces that the seats enter: within their counters, their cities and their reserve. */
class ReinforcementPhaseTest {

    private static final EmpiresInArms RULES = new EmpiresInArms();
    private static final String VIENNA = "474";
    private static final String LINZ = "475";
    private static final String MUNICH = "326";

    private static EiaState board() {
        return Given.war().corps("austria-i", LINZ, 6).entering(MonthPhase.REINFORCEMENT);
    }

    private static Factors infantry(int count) {
        return Factors.of(FactorType.INFANTRY, count);
    }

    private static ReinforcementCommand.BuyFactors purchase(String corps, Factors factors, int money, int manpower) {
        return new ReinforcementCommand.BuyFactors(AUSTRIA, Optional.of(new FactorPurchase(new UnitId(corps), factors, money, manpower)));
    }

    @Test
    void factorsAreBoughtOutOfTheReserveWithAReceipt() {
        var bought = Given.accepted(board(), purchase("austria-i", infantry(4), 12, 4));
        var state = (EiaState) bought.boards().getLast();

        assertThat(state.corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(10));
        assertThat(state.monthRecord().reserve(AUSTRIA)).contains(new Reserve(18, 16));
        assertThat(bought.events().getFirst().explanation()).extracting(step -> step.step() + ": " + LandWar.result(step)).containsExactly(
                "forces: eia.month.result-forces: what Austria I, some yes, factors [(eia.name.factors: count 4, type infantry)].", "money of the reserve: 30 - 12 = 18", "manpower of the reserve: 20 - 4 = 16");
    }

    @Test
    void whichCorpsWhatAndForHowMuchIsKnownToItsPowerAlone() {
        var command = purchase("austria-i", infantry(4), 12, 4);
        var bought = Given.accepted(board(), command);

        assertThat(command.secrets()).isEqualTo(bought.events().getFirst().event().secrets()).singleElement().satisfies(secret -> {
            assertThat(secret.parties()).containsExactly("austria");
            assertThat(secret.fields()).containsExactly("purchase");
        });
        assertThat(Told.of(RULES, board(), bought.events().getFirst().event(), List.of())).isEqualTo("eia.month.reinforced: who Austria.");
        var french = RULES.asSeenBy((EiaState) bought.boards().getLast(), Viewer.of(List.of("france")));
        assertThat(french).as("France sees the board as it was").isEqualTo(RULES.asSeenBy(board(), Viewer.of(List.of("france"))));
        assertThat(RULES.decisions(french)).as("what Austria could buy is asked of Austria alone").noneMatch(decision -> decision.id().startsWith("buy-factors-austria"));
    }

    @Test
    void aCorpsHoldsWhatItsCounterHasAndAReserveGivesWhatItHas() {
        int most = Given.board(board()).counter(board().corps().get(new UnitId("austria-i"))).capacity().get(FactorType.INFANTRY);

        assertThat(Told.of(Given.refused(board(), purchase("austria-i", infantry(most - 5), 0, 0)).detail())).startsWith("eia.refused.entry: fault (eia.fault.corps-room: corps Austria I");
        assertThat(Told.of(Given.refused(board(), purchase("austria-i", infantry(1), 31, 0)).detail())).isEqualTo("eia.refused.reserve-short: who Austria, money 30, manpower 20, cost 31, men 0.");
        assertThat(Told.of(Given.refused(board(), purchase("austria-i", infantry(1), 0, 21)).detail())).endsWith("cost 0, men 21.");
        assertThat(Told.of(Given.refused(board(), purchase("austria-i", Factors.NONE, 0, 0)).detail())).isEqualTo("eia.refused.one-bought: garrison no.");
        assertThat(Told.of(Given.refused(board(), purchase("france-i", infantry(1), 0, 0)).detail())).isEqualTo("eia.refused.own-corps-on-map: who Austria.");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.BuyFactors(AUSTRIA, Optional.empty())).detail())).isEqualTo("eia.refused.own-corps-on-map: who Austria.");
    }

    @Test
    void noFactorsReachACorpsAtSeaBesiegedOrFarFromItsDepots() {
        var atSea = Given.war().fleet("fleet", AUSTRIA, "734").aboard("austria-i", "fleet", "734", 6).entering(MonthPhase.REINFORCEMENT);
        assertThat(Told.of(Given.refused(atSea, purchase("austria-i", infantry(1), 0, 0)).detail())).startsWith("eia.refused.unreached: corps Austria I, where fleet");

        var inside = Given.war().corpsInCity("austria-i", VIENNA, 6).corps("france-i", VIENNA, 10).entering(MonthPhase.REINFORCEMENT);
        var besieged = inside.with(inside.city(new SpaceId(VIENNA)).orElseThrow().withBesiegers(List.of(FRANCE)));
        assertThat(Told.of(Given.refused(besieged, purchase("austria-i", infantry(1), 0, 0)).detail())).startsWith("eia.refused.unreached: corps Austria I, where besieged");

        var abroad = Given.war().corps("austria-i", MUNICH, 6).entering(MonthPhase.REINFORCEMENT);
        assertThat(Told.of(Given.refused(abroad, purchase("austria-i", infantry(1), 0, 0)).detail())).isEqualTo("eia.refused.too-far-from-depot: corps Austria I, who Austria, farthest 3.");
        var supplied = Given.war().corps("austria-i", MUNICH, 6).depot(AUSTRIA, LINZ).entering(MonthPhase.REINFORCEMENT);
        assertThat(Given.after(supplied, purchase("austria-i", infantry(1), 0, 0)).corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(7));
    }

    @Test
    void whatIsEnteredStaysWhenACounterIsMade() {
        var guerilla = new Irregular(new UnitId("guerilla-1"), SPAIN, FactorType.GUERILLA, Location.field(new SpaceId(LINZ)), Journey.from(new SpaceId(LINZ)));

        assertThat(board().withNewCounter(guerilla).monthRecord()).isEqualTo(board().monthRecord());
        assertThat(board().withNewCounter(guerilla).monthRecord().reserve(AUSTRIA)).contains(new Reserve(30, 20));
        assertThat(board().openedUnder(0).withNewCounter(guerilla).monthRecord().reserve(AUSTRIA)).as("a game of the first edition keeps what it did").isEmpty();
    }

    private static EiaState hiding() {
        return Given.war().corps("austria-i", LINZ, 6).reading("EIA-CORPS-IDENTITIES", "hidden").entering(MonthPhase.REINFORCEMENT);
    }

    private static ReinforcementCommand.RaiseCorps hidden(String counter, int infantry) {
        return new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("hidden"), new SpaceId(VIENNA), false, Optional.of(new Recruits(infantry(infantry), 2, 1)), Optional.of(new UnitId(counter)));
    }

    @Test
    void aCorpsIsRaisedByItsCounterInSecretWhereIdentitiesAreHidden() {
        var raised = Given.accepted(hiding(), hidden("austria-ii", 5));
        var state = (EiaState) raised.boards().getLast();

        var corps = state.corps().get(new UnitId("austria-infantry-1"));
        assertThat(corps.counter().value()).isEqualTo("austria-ii");
        assertThat(corps.factorsOrNone()).isEqualTo(infantry(5));
        assertThat(hidden("austria-ii", 5).secrets()).isEqualTo(raised.events().getFirst().event().secrets()).singleElement()
                .satisfies(secret -> assertThat(secret.fields()).containsExactly("recruits", "counter"));
        assertThat(RULES.asSeenBy(state, Viewer.of(List.of("france")))).as("France learns neither corps nor strength")
                .isEqualTo(RULES.asSeenBy(Given.after(hiding(), hidden("austria-iii", 3)), Viewer.of(List.of("france"))));
        assertThat(Told.of(RULES, RULES.asSeenBy(state, Viewer.of(List.of("france"))), new ReinforcementEvent.CorpsRaised(AUSTRIA, new UnitId("austria-infantry-1"), new SpaceId(VIENNA), false, Optional.empty(),
                Optional.empty()), List.of())).contains("eia.name.hidden-corps: nation Austria, kind infantry, number 1").doesNotContain("Austria II");
    }

    @Test
    void noHiddenCorpsHasTheIdOfAnEarlierOne() {
        var first = Given.after(hiding(), hidden("austria-ii", 5));
        var second = Given.after(first.withoutCorps(new UnitId("austria-infantry-1")), hidden("austria-ii", 5));

        assertThat(second.corps()).containsKey(new UnitId("austria-infantry-2")).doesNotContainKey(new UnitId("austria-infantry-1"));
        assertThat(Told.of(Given.refused(second, hidden("austria-ii", 5)).detail())).startsWith("eia.refused.no-corps-off-map: who Austria, any yes");
        assertThat(Told.of(Given.refused(second, hidden("austria-i", 5)).detail())).startsWith("eia.refused.no-corps-off-map: who Austria, any yes");
    }

    @Test
    void theFormOfAHiddenCorpsNamesTheCounterAndItsAnswersAreAccepted() {
        var form = RULES.decisions(hiding()).stream().filter(decision -> decision.id().equals("raise-corps-austria")).findFirst().orElseThrow().form();
        assertThat(form.fields()).extracting(field -> field.name()).startsWith("counter", "area").doesNotContain("corps");
        var random = new Random(3);
        for (int draw = 0; draw < 20; draw++) {
            var command = (ReinforcementCommand.RaiseCorps) form.sample(random::nextInt, each -> true);
            assertThat(command.corps().value()).isEqualTo("hidden");
            Given.accepted(hiding(), command);
        }
    }

    @Test
    void aCorpsIsRaisedAsTheGameKnowsItsCorps() {
        var open = new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId(VIENNA), false, Optional.of(new Recruits(infantry(5), 2, 1)));

        assertThat(Told.of(Given.refused(hiding(), open).detail())).isEqualTo("eia.refused.corps-named: hidden yes, word hidden.");
        assertThat(Told.of(Given.refused(board(), hidden("austria-ii", 5)).detail()))
                .isEqualTo("eia.refused.corps-named: hidden no, word hidden.");
    }

    @Test
    void aCorpsIsRaisedInAnOwnCityWithWhatItHoldsAsASecret() {
        var raised = Given.accepted(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId(VIENNA), true, Optional.of(new Recruits(infantry(5), 10, 5))));
        var state = (EiaState) raised.boards().getLast();

        assertThat(state.corps().get(new UnitId("austria-ii")).at()).isEqualTo(Location.city(new SpaceId(VIENNA)));
        assertThat(state.corps().get(new UnitId("austria-ii")).factorsOrNone()).isEqualTo(infantry(5));
        assertThat(state.monthRecord().reserve(AUSTRIA)).contains(new Reserve(20, 15));
        assertThat(raised.events().getFirst().event().secrets()).singleElement().satisfies(secret -> assertThat(secret.fields()).containsExactly("recruits"));
        assertThat(Told.of(RULES, board(), raised.events().getFirst().event(), List.of())).isEqualTo("eia.month.raised: who Austria, corps Austria II, inside yes, where Vienna, at (eia.name.at: area Vienna, numbered no).");
    }

    @Test
    void aCorpsIsRaisedNeitherTwiceNorByAnotherNorWhereEnemiesAre() {
        var five = Optional.of(new Recruits(infantry(5), 0, 0));

        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-i"), new SpaceId(VIENNA), false, five)).detail())).startsWith("eia.refused.no-corps-off-map: ");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("russia-i"), new SpaceId(VIENNA), false, five)).detail())).startsWith("eia.refused.no-corps-off-map: ");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId(MUNICH), false, five)).detail())).isEqualTo("eia.refused.not-controlled: who Austria, where Munich.");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId("nowhere"), false, five)).detail())).isEqualTo("eia.refused.no-area: area nowhere.");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId(VIENNA), false, Optional.empty())).detail())).startsWith("eia.refused.entry: fault (eia.fault.corps-empty: corps Austria II");
        var invaded = Given.war().corps("france-i", VIENNA, 10).entering(MonthPhase.REINFORCEMENT);
        assertThat(Told.of(Given.refused(invaded, new ReinforcementCommand.RaiseCorps(AUSTRIA, new UnitId("austria-ii"), new SpaceId(VIENNA), false, five)).detail())).isEqualTo("eia.refused.city-closed: because corps, where Vienna.");
    }

    @Test
    void aFreeStateRaisesItsCorpsForItsPower() {
        var neutral = new ReinforcementCommand.RaiseCorps(FRANCE, new UnitId("bavaria-corps"), new SpaceId(MUNICH), false, Optional.of(new Recruits(infantry(5), 5, 5)));
        assertThat(Told.of(Given.refused(board(), neutral).detail())).startsWith("eia.refused.no-corps-off-map: ");

        var free = Given.war().province("Bavaria", ProvinceStanding.FREE_STATE, "france").entering(MonthPhase.REINFORCEMENT);
        assertThat(Given.after(free, neutral).corps().get(new UnitId("bavaria-corps")).power()).isEqualTo(FRANCE);
    }

    @Test
    void aGarrisonAndIrregularsAreOpenAndTheirCostIsNot() {
        var garrison = Given.accepted(board(), new ReinforcementCommand.RaiseGarrison(AUSTRIA, new SpaceId(VIENNA), infantry(3), Optional.of(new Cost(6, 3))));
        var state = (EiaState) garrison.boards().getLast();
        assertThat(state.city(new SpaceId(VIENNA)).orElseThrow().garrisonOf(new NationId("austria"))).isEqualTo(infantry(3));
        assertThat(state.monthRecord().reserve(AUSTRIA)).contains(new Reserve(24, 17));
        assertThat(garrison.events().getFirst().event().secrets()).singleElement().satisfies(secret -> assertThat(secret.fields()).containsExactly("cost"));

        var more = Given.after(state, new ReinforcementCommand.RaiseIrregulars(AUSTRIA, FactorType.FREIKORPS, new SpaceId(LINZ), 2, Optional.of(new Cost(0, 2))));
        assertThat(more.irregulars()).hasSize(2);
        assertThat(more.monthRecord().reserve(AUSTRIA)).contains(new Reserve(24, 15));
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseIrregulars(AUSTRIA, FactorType.COSSACK, new SpaceId(LINZ), 2, Optional.empty())).detail())).startsWith("eia.refused.entry: fault (eia.fault.no-counters: who Austria").contains("cossack");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseIrregulars(SPAIN, FactorType.GUERILLA, new SpaceId(LINZ), 2, Optional.empty())).detail())).isEqualTo("eia.refused.raised-at-once: most 20.");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseGarrison(AUSTRIA, new SpaceId(VIENNA), infantry(40), Optional.empty())).detail())).startsWith("eia.refused.city-room: where Vienna");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.RaiseGarrison(AUSTRIA, new SpaceId(VIENNA), Factors.of(FactorType.CAVALRY, 1), Optional.empty())).detail())).startsWith("eia.refused.entry: fault (eia.fault.no-garrison");
    }

    /** A city can pass to a power while a garrison of another is inside; if a war begins, enemies hold it. */
    @Test
    void nothingIsRaisedInACityWithEnemiesInside() {
        var held = board().with(board().city(new SpaceId(VIENNA)).orElseThrow().withGarrison(new NationId("france"), infantry(2)));

        assertThat(Told.of(Given.refused(held, new ReinforcementCommand.RaiseGarrison(AUSTRIA, new SpaceId(VIENNA), infantry(3), Optional.empty())).detail())).isEqualTo("eia.refused.city-closed: because enemies, where Vienna.");
        assertThat(Told.of(Given.refused(held, new ReinforcementCommand.RaiseIrregulars(AUSTRIA, FactorType.FREIKORPS, new SpaceId(VIENNA), 2, Optional.empty())).detail())).isEqualTo("eia.refused.city-closed: because enemies, where Vienna.");
        assertThat(RULES.decisions(held)).allSatisfy(decision -> assertThat(decision.optionalForm().stream().map(form -> form.example().toString()))
                .noneMatch(command -> command.startsWith("RaiseGarrison") && command.contains("area=" + VIENNA)));
    }

    /** A refusal tells the room as the power knows it: the corps of an ally inside counts with all that its counter can hold. */
    @Test
    void aFullCityDoesNotTellWhatTheCorpsOfAnAllyHolds() {
        var refusals = List.of(1, 14).stream().map(hidden -> {
            var shared = Given.war().allied(AUSTRIA, RUSSIA).corpsInCity("russia-i", VIENNA, hidden).entering(MonthPhase.REINFORCEMENT);
            return Told.of(Given.refused(shared, new ReinforcementCommand.RaiseGarrison(AUSTRIA, new SpaceId(VIENNA), infantry(19), Optional.empty())).detail());
        }).distinct().toList();

        assertThat(refusals).hasSize(1);
    }

    @Test
    void aLeaderComesBackWithACorpsAndGoesHome() {
        var there = Given.after(board(), new ReinforcementCommand.BringLeader(AUSTRIA, new EiaLeaderId("charles"), new SpaceId(LINZ), false));
        assertThat(there.leaders().get(new EiaLeaderId("charles")).at()).contains(Location.field(new SpaceId(LINZ)));
        assertThat(Given.refused(there, new ReinforcementCommand.BringLeader(AUSTRIA, new EiaLeaderId("charles"), new SpaceId(LINZ), false)).rule().id()).isEqualTo("EIA-5.3");

        var home = Given.after(there, new ReinforcementCommand.SendLeaderHome(AUSTRIA, new EiaLeaderId("charles")));
        assertThat(home.leaders().get(new EiaLeaderId("charles")).at()).isEmpty();
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.BringLeader(AUSTRIA, new EiaLeaderId("charles"), new SpaceId(VIENNA), false)).detail())).isEqualTo("eia.refused.leader-joins: who Austria.");
        assertThat(Told.of(Given.refused(board(), new ReinforcementCommand.BringLeader(AUSTRIA, new EiaLeaderId("napoleon"), new SpaceId(LINZ), false)).detail())).isEqualTo("eia.refused.leader-brought: who Austria.");
        assertThat(Told.of(Given.refused(home, new ReinforcementCommand.SendLeaderHome(AUSTRIA, new EiaLeaderId("charles"))).detail())).isEqualTo("eia.refused.leader-goes-home: who Austria.");
    }

    @Test
    void severalTypesAreBoughtAtOnce() {
        var mixed = new Factors(Map.of(FactorType.INFANTRY, 2, FactorType.CAVALRY, 1));

        assertThat(Given.after(board(), purchase("austria-i", mixed, 1, 1)).corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(new Factors(Map.of(FactorType.INFANTRY, 8, FactorType.CAVALRY, 1)));
    }
}
