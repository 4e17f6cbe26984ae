package tercio.domain.eia.orders.play;

import static org.assertj.core.api.Assertions.assertThat;
import static tercio.domain.eia.common.concept.Power.AUSTRIA;
import static tercio.domain.eia.common.concept.Power.FRANCE;
import static tercio.domain.eia.given.LandBoard.infantry;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import tercio.domain.eia.combat.play.CombatCommand;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CombatDuty;
import tercio.domain.eia.common.game.EiaCommand;
import tercio.domain.eia.common.game.EiaEvent;
import tercio.domain.eia.common.game.EiaState;
import tercio.domain.eia.common.game.LandStep;
import tercio.domain.eia.common.game.Location;
import tercio.domain.eia.common.game.LocationId;
import tercio.domain.eia.common.game.MovementDuty;
import tercio.domain.eia.common.tables.OperationalChit;
import tercio.domain.eia.given.LandBoard;
import tercio.domain.eia.given.LandWar;
import tercio.domain.eia.movement.play.MarchCommand;
import tercio.domain.eia.orders.OrdersReadings;
import tercio.domain.game.Id;
import tercio.domain.game.SentOrders;
import tercio.domain.game.Verdict;
import tercio.domain.game.Viewer;
import tercio.domain.game.WrittenOrders;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Readings;
import tercio.domain.sentence.given.Told;

/** Linz 475 lies beside Vienna 474; Austria is at war with France. */
class WrittenOrdersTest {

    private static LandBoard linz() {
        return LandBoard.of(AUSTRIA, FRANCE).war(AUSTRIA, FRANCE).corps("austria-i", "474", infantry(8)).corps("austria-ii", "474", infantry(6));
    }

    private static OrdersCommand.SendOrders orders(Power power, String... lines) {
        return new OrdersCommand.SendOrders(power, List.of(lines));
    }

    /** The board after a command, with dice that are all 1. */
    private static EiaState after(EiaState board, EiaCommand command) {
        return boards(board, command).getLast();
    }

    /** The board after each event of a command, with dice that are all 1. */
    private static List<EiaState> boards(EiaState board, EiaCommand command) {
        var verdict = LandWar.RULES.decide(board, command, name -> OptionalInt.of(1));
        assertThat(verdict).as("%s", command).isInstanceOf(Verdict.Accepted.class);
        return ((Verdict.Accepted<EiaEvent>) verdict).boards().stream().map(EiaState.class::cast).toList();
    }

    /** The commands that the orders in force give, and the board after them. */
    private static Carried carried(EiaState from) {
        var commands = new ArrayList<EiaCommand>();
        var steps = new ArrayList<>(List.of(from));
        for (var next = LandWar.RULES.nextOrder(from); next.isPresent(); next = LandWar.RULES.nextOrder(steps.getLast())) {
            assertThat(commands).as("orders come to an end").hasSizeLessThan(200);
            commands.add((EiaCommand) next.map(WrittenOrders.Next::command).orElseThrow());
            steps.addAll(boards(steps.getLast(), commands.getLast()));
        }
        return new Carried(commands, steps);
    }

    /** The fights that go on between one board and the next, each once as long as it goes on; nothing where none does. */
    private static List<String> passages(List<EiaState> boards) {
        var told = new ArrayList<String>();
        for (int at = 1; at < boards.size(); at++) {
            var passage = LandWar.RULES.passage(boards.get(at - 1), boards.get(at)).orElse("");
            if (told.isEmpty() || !told.getLast().equals(passage)) {
                told.add(passage);
            }
        }
        return told;
    }

    private record Carried(List<EiaCommand> commands, List<EiaState> steps) {

        EiaState board() {
            return steps.getLast();
        }

        <C> List<C> all(Class<C> kind) {
            return commands.stream().filter(kind::isInstance).map(kind::cast).toList();
        }
    }

    @Test
    void aSheetIsCarriedOutCorpsByCorpsWhenItsPowerMoves() {
        var board = after(linz().turnOf(AUSTRIA, LandStep.DEPOTS).state(), orders(AUSTRIA, "depot Vienna", "austria II > Linz (F)", "austria I at Vienna"));
        var done = carried(board);
        assertThat(done.board().depots()).containsKey(new LocationId("474"));
        assertThat(done.all(MarchCommand.MoveCorps.class)).containsExactly(new MarchCommand.MoveCorps(AUSTRIA, new UnitId("austria-ii"), List.of(new SpaceId("475")), List.of()));
        assertThat(done.board().corps().get(new UnitId("austria-ii")).at()).isEqualTo(Location.field(new SpaceId("475")));
        assertThat(done.board().corps().get(new UnitId("austria-i")).at()).isEqualTo(Location.field(new SpaceId("474")));
        assertThat(done.board().slot().orElseThrow().movingPower()).as("the sequence of Austria is over").isEqualTo(FRANCE);
    }

    @Test
    void anOrderThatCannotBeCarriedOutStopsTheSheetAndSaysWhy() {
        // Paris is farther than any corps marches in a month.
        var board = after(linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state(), orders(AUSTRIA, "austria I > Paris", "austria II > Linz"));
        var done = carried(board);
        assertThat(done.commands()).isEmpty();
        assertThat(LandWar.RULES.sentOrders(done.board())).singleElement().satisfies(sent -> {
            assertThat(sent.waiting()).containsExactly("Austria I > Paris", "Austria II > Linz");
            assertThat(sent.reason()).hasValueSatisfying(why -> assertThat(Told.of(why)).startsWith("eia.fault.halted: order Austria I > Paris, why (eia.refused.neutral: "));
        });
    }

    @Test
    void aSheetMayGoOnWithoutAnOrderThatFails() {
        var board = after(linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state(), orders(AUSTRIA, "austria I > Paris", "austria II > Linz", "if an order fails, go on"));
        assertThat(carried(board).board().corps().get(new UnitId("austria-ii")).at()).isEqualTo(Location.field(new SpaceId("475")));
    }

    @Test
    void aForceMarchNeedsItsNote() {
        // A corps of three points, and the nearest way to Munich 326 that costs one more: forest and mountains cost two.
        var board = linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state();
        var forced = LandWar.RULES.moves(board, "austria-i").orElseThrow().stream().filter(option -> "a force march".equals(option.move().needs())).findFirst().orElseThrow();
        var way = ((MarchCommand.MoveCorps) forced.command()).path();
        var order = "austria I > " + String.join(" > ", Id.texts(way));
        assertThat(LandWar.RULES.checkOrders(board, "austria", order).lines()).singleElement().satisfies(line -> {
            assertThat(line.possible()).isFalse();
            assertThat(Told.of(line.said())).startsWith("eia.march.only-forced: ");
        });
        assertThat(LandWar.RULES.checkOrders(board, "austria", order + " (FM)").lines()).singleElement().satisfies(line -> assertThat(line.possible()).isTrue());
    }

    @Test
    void whatStandsAlreadyIsNotDoneAgain() {
        var board = after(linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state(), orders(AUSTRIA, "austria I > Linz"));
        var byHand = after(board, new MarchCommand.MoveCorps(AUSTRIA, new UnitId("austria-i"), List.of(new SpaceId("475")), List.of()));
        assertThat(carried(byHand).all(MarchCommand.MoveCorps.class)).isEmpty();
    }

    @Test
    void aConditionAnswersForAnAbsentPlayer() {
        var faced = linz().corps("france-i", "475", infantry(5)).turnOf(AUSTRIA, LandStep.COMBAT).state().withDuty(new CombatDuty.FacedCity(AUSTRIA, new SpaceId("475")));
        assertThat(carriedNext(after(faced, orders(AUSTRIA, "if he retires, besiege")))).isEqualTo(new CombatCommand.FaceCity(AUSTRIA, new SpaceId("475"), true));
        assertThat(carriedNext(after(faced, orders(AUSTRIA, "if he retires, besiege", "if he retires at Linz, pass")))).isEqualTo(new CombatCommand.FaceCity(AUSTRIA, new SpaceId("475"), false));
        assertThat(LandWar.RULES.nextOrder(after(faced, orders(AUSTRIA, "if attacked, defend")))).as("a sheet that is silent waits for its player").isEmpty();
    }

    private static EiaCommand carriedNext(EiaState board) {
        return (EiaCommand) LandWar.RULES.nextOrder(board).orElseThrow().command();
    }

    @Test
    void theChitsOfBothSidesAreChosenByTheirSheets() {
        var board = linz().corps("france-i", "475", infantry(5)).turnOf(AUSTRIA, LandStep.MOVEMENT).state();
        var sent = after(after(board, orders(AUSTRIA, "austria I > Linz", "if attacking, probe", "if factors are lost, cheap first", "if the day ends, withdraw")),
                orders(FRANCE, "if attacked at Linz, cordon", "if factors are lost, cheap first", "if the day ends, withdraw", "if anything else, first answer"));
        var done = carried(sent);
        assertThat(done.all(CombatCommand.ChooseChit.class)).extracting(choose -> choose.chit().orElseThrow())
                .containsExactlyInAnyOrder(OperationalChit.PROBE, OperationalChit.CORDON);
        assertThat(passages(done.steps())).as("the combat is told as one").containsOnlyOnce("combat 475").contains("");
        assertThat(done.all(CombatCommand.FightRound.class)).isNotEmpty().allMatch(round -> round.equals(CombatCommand.FightRound.plain(round.power())));
    }

    @Test
    void aFaultySheetIsRefusedWithEveryPlace() {
        var refusal = linz().turnOf(AUSTRIA, LandStep.DEPOTS).play().refuses(orders(AUSTRIA, "austria I at Linz > Linz", "austria III > Linz"));
        assertThat(Told.of(refusal.detail())).startsWith("eia.fault.placed: line 1, column 1, fault (eia.fault.corps-elsewhere: corps Austria I, at (eia.name.at: area Vienna").endsWith("more 1.");
        assertThat(refusal.faults()).extracting(fault -> Told.of(fault.message())).containsExactly(
                "eia.fault.placed: line 1, column 1, fault (eia.fault.corps-elsewhere: corps Austria I, at (eia.name.at: area Vienna, numbered no)), more 0.",
                "eia.fault.placed: line 2, column 1, fault (eia.fault.no-corps-on-map: who Austria), more 0.");
    }

    @Test
    void nobodyElseReadsASheetBeforeItsMonthIsOver() {
        var board = after(linz().turnOf(AUSTRIA, LandStep.DEPOTS).state(), orders(FRANCE, "if attacked, cordon"));
        var other = after(linz().turnOf(AUSTRIA, LandStep.DEPOTS).state(), orders(FRANCE, "slot 1"));
        var austria = Viewer.of(List.of("austria"));
        assertThat(LandWar.RULES.asSeenBy(board, austria)).isEqualTo(LandWar.RULES.asSeenBy(other, austria)).isNotEqualTo(board);
        assertThat(LandWar.RULES.sentOrders(LandWar.RULES.asSeenBy(board, austria))).singleElement().satisfies(sent -> {
            assertThat(sent.text()).isEmpty();
            assertThat(sent.waiting()).isEmpty();
        });
        assertThat(LandWar.RULES.sentOrders(LandWar.RULES.asSeenBy(board, Viewer.of(List.of("france"))))).singleElement().extracting(SentOrders::text)
                .isEqualTo(Optional.of("if attacked, cordon"));
        var sent = new OrdersEvent.OrdersSent(FRANCE, board.month(), List.of("if attacked, cordon"));
        assertThat(LandWar.RULES.isRevealed(board, sent, board)).isFalse();
        assertThat(LandWar.RULES.isRevealed(board, sent, board.withMonth(board.month().next()))).isTrue();
    }

    @Test
    void whereTheTablePlaysSoNobodyMovesBeforeAllHaveSentAndThenAllAreRead() {
        var together = new Readings(Map.of(OrdersReadings.SHEETS.id(), OrdersReadings.TOGETHER));
        var war = LandBoard.of(together, AUSTRIA, FRANCE).war(AUSTRIA, FRANCE).corps("austria-i", "474", infantry(8)).turnOf(AUSTRIA, LandStep.DEPOTS).play().goesOn();
        assertThat(war.decisions()).extracting(decision -> decision.id()).containsExactly("orders-france", "orders-austria");
        assertThat(Told.of(war.refuses(new MarchCommand.BesiegeCity(AUSTRIA, new SpaceId("475"))).detail())).startsWith("kernel.refusal.first: question (eia.");
        war.plays(orders(AUSTRIA, "austria I > Linz"));
        assertThat(LandWar.RULES.nextOrder(war.state())).as("sealed until all have sent").isEmpty();
        assertThat(LandWar.RULES.sentOrders(war.state())).noneMatch(SentOrders::open);
        war.plays(orders(FRANCE));
        war.last(OrdersEvent.OrdersOpened.class);
        assertThat(LandWar.RULES.sentOrders(LandWar.RULES.asSeenBy(war.state(), Viewer.of(List.of("france"))))).anySatisfy(sent ->
                assertThat(sent.text()).contains("Austria I > Linz"));
        assertThat(LandWar.RULES.nextOrder(war.state())).isPresent();
        assertThat(Told.of(war.refuses(orders(AUSTRIA)).detail())).isEqualTo("eia.refused.orders-opened: who Austria.");
    }

    @Test
    void aPowerTakesItsOrdersBackAndPlaysByHand() {
        var board = after(linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state(), orders(AUSTRIA, "austria I > Linz"));
        assertThat(LandWar.RULES.nextOrder(board)).isPresent();
        assertThat(LandWar.RULES.nextOrder(after(board, new OrdersCommand.WithdrawOrders(AUSTRIA)))).isEmpty();
        assertThat(Told.of(linz().turnOf(AUSTRIA, LandStep.MOVEMENT).play().refuses(new OrdersCommand.WithdrawOrders(AUSTRIA)).detail())).isEqualTo("eia.refused.orders-to-withdraw: due no, who Austria.");
    }

    @Test
    void ordersMayBeWrittenWhileAnotherPowerIsAsked() {
        var asked = linz().turnOf(AUSTRIA, LandStep.MOVEMENT).state().withDuty(new MovementDuty.ThreatenedDepot(FRANCE, Location.field(new SpaceId("475")), new UnitId("austria-i")));
        assertThat(after(asked, orders(AUSTRIA, "austria I > Linz")).power(AUSTRIA).orElseThrow().orders()).isPresent();
    }

    @Test
    void aCheckTellsWhatEachOrderWouldDo() {
        var check = LandWar.RULES.checkOrders(linz().state(), "austria", "austria I > Linz (F 9)\naustria II > Paris\nif attacked, defend");
        assertThat(check.faults()).isEmpty();
        assertThat(check.text()).isEqualTo("Austria I > Linz (F 9)\nAustria II > Paris\nif attacked, defend");
        assertThat(check.lines()).extracting(line -> line.possible()).containsExactly(false, false, true);
        assertThat(Told.of(check.lines().getFirst().said())).startsWith("eia.march.forages-otherwise: march (eia.march.to-march: to Linz").endsWith(", other 9.");
        assertThat(LandWar.RULES.checkOrders(linz().state(), "austria", "depot Lintz").faults()).singleElement().satisfies(fault -> assertThat(fault.fits()).contains("linz"));
    }
}
