package tercio.domain.eia.common.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.FactorType.CAVALRY;
import static tercio.domain.eia.common.concept.FactorType.INFANTRY;
import static tercio.domain.eia.common.concept.FactorType.MILITIA;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.common.concept.Power.RUSSIA;
import static tercio.domain.eia.given.LandBoard.infantry;
import static tercio.domain.eia.given.LandBoard.men;
import static tercio.domain.eia.given.LandWar.RULES;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tercio.domain.dice.Dice;
import tercio.domain.eia.combat.play.CombatCommand.AnswerProposal;
import tercio.domain.eia.combat.play.CombatCommand.ChooseCombat;
import tercio.domain.eia.combat.play.CombatCommand.FightRound;
import tercio.domain.eia.combat.play.CombatCommand.LossOf;
import tercio.domain.eia.combat.play.CombatCommand.OccupyCity;
import tercio.domain.eia.combat.play.CombatCommand.RetireIntoCity;
import tercio.domain.eia.combat.play.CombatEvent.CityGarrisoned;
import tercio.domain.eia.combat.play.LeftFactors;
import tercio.domain.eia.combat.play.LeftInside;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AnswerHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AskHonours;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.AttemptAssault;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.ChooseRefuge;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.DecideSortie;
import tercio.domain.eia.combat.siege.play.CitySiegeCommand.TakeSiegeLosses;
import tercio.domain.eia.combat.siege.play.CitySiegeEvent.GarrisonWithdrew;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.NationId;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.CorpsIdentity;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.game.Journey;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.map.WarMap;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.GarrisonPlace;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.given.Told;

/** The factors that may go into a city, and out of a corps, tell nothing of a hidden corps (EIA-7.3.3.4, EIA-7.5.2.6.3). Vienna 474 holds 20 factors. */
class RoomBesideHiddenCorpsTest {

    private static final String VIENNA = "474";
    private static final String LINZ = "475";
    private static final Viewer AUSTRIAN = Viewer.of(List.of("austria"));
    private static final Viewer FRENCH = Viewer.of(List.of("france"));
    /** All that the counter of the hidden Russian corps holds, and the room that this leaves in Vienna. */
    private static final int FULL = PrintedCounters.corps(new UnitId("russia-i")).orElseThrow().maxFactors();
    private static final int ROOM = 20 - FULL;

    private static LandBoard allies() {
        return LandBoard.of(FRANCE, AUSTRIA, RUSSIA).war(FRANCE, AUSTRIA).war(FRANCE, RUSSIA).allied(AUSTRIA, RUSSIA).controlled(VIENNA, "austria");
    }

    private static void decidedAlike(Viewer viewer, EiaState one, EiaState other) {
        assertThat(RULES.asSeenBy(one, viewer)).isEqualTo(RULES.asSeenBy(other, viewer));
        assertThat(RULES.decisions(RULES.asSeenBy(one, viewer))).isEqualTo(RULES.decisions(RULES.asSeenBy(other, viewer)));
    }

    /** The French I holds 28 factors, the III 23 (counter sheet): where its identity is hidden, a corps counts with the most that any of its kind holds. */
    @Test
    void theRoomThatIsLeftDoesNotTellWhichCorpsIsInside() {
        var boards = Stream.of("france-i", "france-iii").map(counter -> new EiaWarView(LandBoard.of(FRANCE, AUSTRIA).allied(FRANCE, AUSTRIA).controlled(VIENNA, "austria").state()
                .with(new Corps(new UnitId("france-infantry-1"), FRANCE, Location.city(new SpaceId(VIENNA)), Optional.of(infantry(10)), Journey.from(new SpaceId(VIENNA)), Optional.of(new CorpsIdentity(Optional.of(new UnitId(counter)), false)))),
                WarMap.PRINTED)).toList();

        assertThat(boards).allSatisfy(board -> {
            assertThat(CityRoom.asSeenByAll(board, new SpaceId(VIENNA))).isEqualTo(20 - 28);
            assertThat(CityRoom.asKnownTo(board, AUSTRIA, new SpaceId(VIENNA))).isEqualTo(20 - 28);
            assertThat(CityRoom.asKnownTo(board, FRANCE, new SpaceId(VIENNA))).as("its power knows what it holds").isEqualTo(20 - 10);
        });
        assertThat(boards).extracting(board -> board.counter(board.state().corps().get(new UnitId("france-infantry-1"))).maxFactors()).containsExactly(28, 23);
        decidedAlike(AUSTRIAN, boards.getFirst().state(), boards.getLast().state());
    }

    // --- Movement ------------------------------------------------------------------------------------------------------

    /** Each answer that the owner of a corps draws from the form that he sees is accepted on the whole board. */
    @Test
    void whatTheFormOffersToDetachIsAccepted() {
        for (int hidden : new int[] {1, FULL}) {
            var state = allies().inside("russia-i", VIENNA, infantry(hidden)).corps("austria-i", VIENNA, men(9, 0, 1)).turnOf(AUSTRIA, LandStep.MOVEMENT).state();
            var form = RULES.decisions(RULES.asSeenBy(state, AUSTRIAN)).stream().filter(decision -> decision.kind().equals("DetachFactors")).findFirst().orElseThrow().form();
            var random = new Random(7);
            for (int draw = 0; draw < 40; draw++) {
                var command = (DetachFactors) form.sample(random::nextInt, any -> true);
                assertThat(RULES.decide(state, command, Dice.NONE)).as("%s beside %d", command, hidden).isInstanceOf(Verdict.Accepted.class);
                assertThat(command.factors().orElseThrow().total()).isLessThanOrEqualTo(ROOM);
            }
        }
    }

    private static LandWar absorbing(int hidden) {
        return allies().inside("russia-i", VIENNA, infantry(hidden)).inside("austria-i", VIENNA, infantry(1))
                .depot(AUSTRIA, Location.field(new SpaceId(VIENNA)), infantry(10)).turnOf(AUSTRIA, LandStep.MOVEMENT).play();
    }

    @Test
    void whatACorpsInsideTakesFromADepotOutsideFitsBesideTheFullCounter() {
        var one = absorbing(1);
        var other = absorbing(FULL);
        decidedAlike(AUSTRIAN, one.state(), other.state());
        var most = new AbsorbFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.DEPOT, infantry(ROOM - 1));
        var more = new AbsorbFactors(AUSTRIA, new UnitId("austria-i"), GarrisonPlace.DEPOT, infantry(ROOM));
        assertThat(one.refuses(more)).isEqualTo(other.refuses(more));
        assertThat(one.refuses(more).rule().id()).isEqualTo("EIA-7.3.3.4");
        assertThat(one.plays(most).state().corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(ROOM));
        assertThat(other.plays(most).state().corps().get(new UnitId("austria-i")).factorsOrNone()).isEqualTo(infantry(ROOM));
    }

    // --- Retirement ----------------------------------------------------------------------------------------------------

    private static LandWar retiring(int hidden, int austrians) {
        return allies().corps("france-i", VIENNA, infantry(9)).corps("russia-i", VIENNA, infantry(hidden)).corps("austria-i", VIENNA, infantry(austrians))
                .turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), false))
                .plays(new RetireIntoCity(RUSSIA, List.of(new UnitId("russia-i")), List.of(), List.of(), List.of()));
    }

    @Test
    void whoRetiresAfterAnAllyHasTheRoomBesideItsFullCounter() {
        var all = new RetireIntoCity(AUSTRIA, List.of(new UnitId("austria-i")), List.of(), List.of(), List.of());
        decidedAlike(AUSTRIAN, retiring(1, ROOM + 1).state(), retiring(FULL, ROOM + 1).state());
        assertThat(retiring(1, ROOM + 1).refuses(all)).isEqualTo(retiring(FULL, ROOM + 1).refuses(all));
        assertThat(Told.of(retiring(1, ROOM + 1).refuses(all).detail())).contains("eia.refused.city-too-small: room " + ROOM + ",");
        for (int hidden : new int[] {1, FULL}) {
            assertThat(RULES.decide(retiring(hidden, ROOM).state(), all, Dice.NONE)).isInstanceOf(Verdict.Accepted.class);
        }
    }

    // --- Sieges --------------------------------------------------------------------------------------------------------

    /** Linz with 5 infantry and a corps inside is breached; another Austrian corps is in Vienna, beside a garrison of 2. */
    private static LandWar breached(int inRefuge) {
        return LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).besieged(LINZ, FRANCE).corps("france-i", LINZ, men(10, 0, 2))
                .garrison(LINZ, "austria", infantry(5)).inside("austria-i", LINZ, infantry(4)).inside("austria-ii", VIENNA, infantry(inRefuge))
                .garrison(VIENNA, "austria", infantry(2)).siegesOf(FRANCE).play().plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 5)
                .plays(new AskHonours(AUSTRIA, new SpaceId(LINZ))).plays(new AnswerHonours(FRANCE, new SpaceId(LINZ), true));
    }

    @Test
    void whereAGarrisonWithHonorsGoesTellsNothingOfCorps() {
        int full = PrintedCounters.corps(new UnitId("austria-ii")).orElseThrow().maxFactors();
        var one = breached(1);
        var other = breached(full);
        for (var war : List.of(one, other)) {
            if (war.all(GarrisonWithdrew.class).isEmpty()) {
                war.plays((ChooseRefuge) war.answers("refuge").getFirst());
            }
        }
        decidedAlike(FRENCH, one.state(), other.state());
        assertThat(one.last(GarrisonWithdrew.class)).isEqualTo(other.last(GarrisonWithdrew.class));
        assertThat(one.last(GarrisonWithdrew.class).refuge().equals(new SpaceId(VIENNA))).as("5 more beside 2 and a full counter").isEqualTo(2 + 5 + full <= 20);
    }

    /** Austria leads the defence by its garrison; what the Russian corps beside it holds is Russia's alone. */
    @Test
    void theLossOfASortieIsNotTakenFromTheCorpsOfAnAlly() {
        var russian = new TakeSiegeLosses(AUSTRIA, new SpaceId(LINZ), List.of(new FactorShare(new UnitId("russia-i"), INFANTRY, 1)));
        var refusals = List.of(infantry(3), Factors.of(MILITIA, 3)).stream().map(hidden -> {
            var war = allies().besieged(LINZ, FRANCE).corps("france-i", LINZ, infantry(10)).garrison(LINZ, "austria", infantry(4))
                    .inside("austria-i", LINZ, infantry(2)).inside("russia-i", LINZ, hidden).siegesOf(FRANCE).play()
                    .plays(new AttemptAssault(FRANCE, new SpaceId(LINZ)), 1).plays(new DecideSortie(AUSTRIA, new SpaceId(LINZ), true), 6);
            return war.refuses(russian);
        }).toList();
        assertThat(refusals.getFirst()).isEqualTo(refusals.getLast());
        assertThat(refusals.getFirst().rule().id()).isEqualTo("EIA-7.5.4.1.2.1");
    }

    // --- After a combat ------------------------------------------------------------------------------------------------

    /** France wins before vacant Vienna and leaves 5 factors inside. */
    private static LandWar garrisoned(Factors held, LossOf... parts) {
        var war = LandBoard.of(FRANCE, AUSTRIA).war(FRANCE, AUSTRIA).corps("france-i", VIENNA, held).corps("austria-i", VIENNA, infantry(1))
                .controlled(VIENNA, "austria").turnOf(FRANCE, LandStep.COMBAT).play().goesOn().plays(new ChooseCombat(FRANCE, new SpaceId(VIENNA), true))
                .plays(new AnswerProposal(AUSTRIA, true)).plays(new RetireIntoCity(AUSTRIA, List.of(), List.of(), List.of(), List.of()));
        war.plays(FightRound.plain(FRANCE)).plays(FightRound.plain(AUSTRIA), 6, 1);
        return war.plays(new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(), List.of(parts), List.of()));
    }

    @Test
    void theTypesThatLeaveACorpsAfterACombatAreItsOwners() {
        var mixed = garrisoned(new Factors(Map.of(INFANTRY, 40, CAVALRY, 3)), new LossOf(new UnitId("france-i"), INFANTRY, 4), new LossOf(new UnitId("france-i"), CAVALRY, 1));
        var foot = garrisoned(new Factors(Map.of(INFANTRY, 41, CAVALRY, 2)), new LossOf(new UnitId("france-i"), INFANTRY, 5));
        decidedAlike(AUSTRIAN, mixed.state(), foot.state());
        var one = mixed.last(CityGarrisoned.class);
        assertThat(one.garrison()).isEqualTo(foot.last(CityGarrisoned.class).garrison());
        assertThat(one.garrison()).singleElement().satisfies(left -> assertThat(left.out()).isEqualTo(Factors.NONE));
        assertThat(one.taken()).containsExactly(new LeftFactors(new UnitId("france-i"), new Factors(Map.of(INFANTRY, 4, CAVALRY, 1))));
        assertThat(one.secrets()).singleElement().satisfies(secret -> {
            assertThat(secret.parties()).containsExactly("france");
            assertThat(secret.fields()).containsExactly("taken");
        });
        EiaCommand command = new OccupyCity(FRANCE, new SpaceId(VIENNA), List.of(), List.of(new LossOf(new UnitId("france-i"), CAVALRY, 1)), List.of());
        assertThat(command.secrets()).singleElement().satisfies(secret -> assertThat(secret.fields()).containsExactly("detach"));
        assertThat(mixed.state().corps().get(new UnitId("france-i")).factorsOrNone()).isEqualTo(new Factors(Map.of(INFANTRY, 36, CAVALRY, 2)));
    }

    /** EIA-7.5.1.3: who may occupy a city that allies fill by their counters may always leave it alone. */
    @Test
    void whoStaysOutsideACityAfterACombatNeedsNoRoom() {
        var state = allies().inside("russia-i", VIENNA, infantry(1)).inside("russia-ii", VIENNA, infantry(1)).corps("austria-i", VIENNA, infantry(5))
                .turnOf(AUSTRIA, LandStep.COMBAT).state().withDuty(new CombatDuty.EmptyCity(AUSTRIA, new SpaceId(VIENNA)));
        assertThat(CityRoom.asKnownTo(Given.board(state), AUSTRIA, new SpaceId(VIENNA))).as("two full counters").isNegative();
        var stays = new OccupyCity(AUSTRIA, new SpaceId(VIENNA), List.of(), List.of(), List.of());
        assertThat(RULES.decisions(state)).singleElement().satisfies(decision ->
                assertThat(decision.options()).extracting(option -> option.command()).containsExactly(stays));
        assertThat(RULES.decide(state, stays, Dice.NONE)).isInstanceOf(Verdict.Accepted.class);
    }

    /** An older recorded event has the factors that left the corps beside those that stand inside: the same board, and verification agrees. */
    @Test
    void anEventOfBeforeStillTakesTheFactorsFromTheCorps() {
        var war = garrisoned(new Factors(Map.of(INFANTRY, 40, CAVALRY, 3)), new LossOf(new UnitId("france-i"), INFANTRY, 4), new LossOf(new UnitId("france-i"), CAVALRY, 1));
        var now = war.last(CityGarrisoned.class);
        var older = new CityGarrisoned(now.power(), now.area(), now.enter(), now.leaders(), List.of(new LeftInside(new UnitId("france-i"), new NationId("france"),
                new Factors(Map.of(INFANTRY, 4, CAVALRY, 1)), infantry(5))), now.controller(), null);
        assertThat(now.agreesWith(older)).isTrue();
        assertThat(now.agreesWith(new CityGarrisoned(now.power(), now.area(), now.enter(), now.leaders(), List.of(new LeftInside(new UnitId("france-i"), new NationId("france"),
                infantry(5), infantry(5))), now.controller(), null))).isFalse();
        var board = LandBoard.of(FRANCE, AUSTRIA).corps("france-i", VIENNA, new Factors(Map.of(INFANTRY, 40, CAVALRY, 3))).state();
        var owing = board.withDuty(new CombatDuty.EmptyCity(FRANCE, new SpaceId(VIENNA)));
        assertThat(RULES.evolve(owing, older)).isEqualTo(RULES.evolve(owing, now));
        assertThat(RULES.evolve(owing, older).corps().get(new UnitId("france-i")).factors()).isEqualTo(Optional.of(new Factors(Map.of(INFANTRY, 36, CAVALRY, 2))));
    }
}
