package tercio.domain.eu.world.exploration.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import tercio.domain.dice.DieName;
import tercio.domain.dice.Roll;
import tercio.domain.eu.common.board.Sea;
import tercio.domain.eu.common.concept.Period;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.NavalStack;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.exploration.DiscoveryTable.Domain;
import tercio.domain.eu.world.exploration.ExpeditionEnd;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.eu.world.exploration.ExplorationLeader;
import tercio.domain.eu.world.exploration.ExplorationOrder;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreNothing;
import tercio.domain.eu.world.exploration.play.ExpeditionCommand.ExploreZone;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorationBegan;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ExplorationDeclined;
import tercio.domain.eu.world.exploration.play.ExpeditionEvent.ZoneExplored;
import tercio.domain.game.Execution;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Run;
import tercio.domain.ruling.StepRecorder;
import tercio.domain.sentence.Sentence;

/** The explorations of an impulse: who is asked, what may be explored, and the roll (EU-EXPLORATION). */
public final class Expeditions {

    static final String RULE = "EU-EXPLORATION";
    static final String WHO = "EU-EXPLORATION-WHO";

    private Expeditions() {}

    /**
     * Begins the exploration step after the movements of an alliance.
     *
     * @return whether there is one: not where nobody could explore
     */
    public static boolean begin(EuCommandRun play, Alliance alliance) {
        boolean any = Explorers.hasAny(play.board(), alliance);
        if (any) {
            play.emit(new ExplorationBegan(alliance));
        }
        return any;
    }

    /** Whether no stack is asked any more. */
    public static boolean isOver(WarView board) {
        return Explorers.openOrders(board).isEmpty();
    }

    /** Whether a naval stack in a sea zone has an unknown zone next to it. */
    public static boolean isPossible(WarView board, NavalStack ships, SpaceId at) {
        var order = new ExplorationOrder(ships.id(), ships.country(), at, true, false, false, false);
        return board.state().scenario().overseas().isPresent() && board.map().sea(at).isPresent() && !Explorers.targets(board, order).isEmpty();
    }

    /** Every exploration of a stack, and none. */
    static List<Option> options(WarView board, ExplorationOrder order) {
        var options = new ArrayList<Option>();
        var leaders = leaders(board, order);
        for (var zone : Explorers.targets(board, order)) {
            options.add(new Option(Sentence.of("eu.expedition.to-explore").with("where", SentenceNames.place(zone)), new ExploreZone(order.country(), order.stack(), zone)));
            leaders.stream().skip(1).forEach(leader -> options.add(new Option(Sentence.of("eu.expedition.to-explore-by").with("where", SentenceNames.place(zone))
                    .with("leader", SentenceNames.leader(board.state(), leader.id())),
                    new ExploreZone(order.country(), order.stack(), Optional.of(zone), Optional.of(leader.id())))));
        }
        options.add(new Option(Sentence.of("eu.expedition.to-decline"), new ExploreNothing(order.stack())));
        return options;
    }

    private static List<ExplorationLeader> leaders(WarView board, ExplorationOrder order) {
        return Explorers.leaders(board.state(), order);
    }

    private static Optional<ExplorationOrder> openOrder(WarView board, StackId stack) {
        return Explorers.openOrders(board).stream().filter(order -> order.stack().equals(stack)).findFirst();
    }

    /** Refused for a stack that is not asked. */
    static Execution decline(EuCommandRun play, ExploreNothing command) {
        if (openOrder(play.board(), command.stack()).isEmpty()) {
            return EuCommandRun.refuse(WHO, Sentence.of("eu.expedition.refused-no-stack").with("more", false));
        }
        play.emit(new ExplorationDeclined(command.stack()));
        return EuCommandRun.success();
    }

    /** Refused for a stack that may not explore now, a zone that it may not explore, or a leader who does not lead it. */
    static Execution explore(EuCommandRun play, ExploreZone command) {
        var board = play.board();
        var known = openOrder(board, command.stack()).filter(order -> order.country().equals(command.country()));
        if (known.isEmpty()) {
            return EuCommandRun.refuse(WHO, Sentence.of("eu.expedition.refused-no-stack").with("more", true),
                    Explorers.openOrders(board).stream().flatMap(order -> options(board, order).stream()).toList());
        }
        var order = known.get();
        var zone = command.zone().orElse(SpaceId.NONE);
        var refusal = order.refusal(zone, play.state().world().discoveries());
        if (refusal.isPresent()) {
            return EuCommandRun.refuse(refusal.get().withLegal(options(board, order)));
        }
        if (!Explorers.targets(board, order).contains(zone)) {
            return EuCommandRun.refuse(WHO, Sentence.of("eu.expedition.refused-known-to-all").with("where", SentenceNames.place(zone)), options(board, order));
        }
        var leader = leader(board, order, command);
        if (command.leader().isPresent() && leader.isEmpty()) {
            return EuCommandRun.refuse(RULE, Sentence.of("eu.expedition.refused-leader"), options(board, order));
        }
        return roll(play, order, zone, leader);
    }

    private static Optional<ExplorationLeader> leader(WarView board, ExplorationOrder order, ExploreZone command) {
        var leaders = leaders(board, order);
        return command.leader().isEmpty() ? leaders.stream().findFirst() : leaders.stream().filter(each -> each.id().equals(command.leader().get())).findFirst();
    }

    private static Execution roll(EuCommandRun play, ExplorationOrder order, SpaceId zone, Optional<ExplorationLeader> leader) {
        var recorder = StepRecorder.recording();
        var dice = play.dice("exploration of " + order.stack());
        var run = Exploration.of(expedition(play.board(), order, zone, leader), play.tables())
                .start(Exploration.start(), each -> dice.next(stackDie(order, each)), recorder);
        if (run instanceof Run.MissingDie<Exploration.Result> lacking) {
            return EuCommandRun.needsDie(stackDie(order, lacking.die()));
        }
        var done = (Run.Finished<Exploration.Result>) run;
        play.addRolls(done.rolls().stream().map(each -> new Roll(stackDie(order, each.name()), each.value())).toList());
        boolean outside = ExploringStacks.staysOutside(play.board(), order, zone);
        boolean alone = ExploringStacks.leaderAlone(play.state(), order.stack()).isPresent();
        var end = ExpeditionEnd.of(play.state().world().discoveries(), order, zone, done.state(), alone, outside);
        play.emit(new ZoneExplored(order.country(), order.stack(), done.state().percent(), Optional.of(zone), Optional.of(end.found())), recorder.steps());
        ExpeditionAftermath.carryOut(play, order, zone, done.state(), end, leader);
        return EuCommandRun.success();
    }

    /** A die of the procedure, named after the stack. */
    private static DieName stackDie(ExplorationOrder order, DieName die) {
        return DieName.d10(order.stack().value(), die.purpose()).ordinal(die.ordinal());
    }

    private static Exploration.Expedition expedition(WarView board, ExplorationOrder order, SpaceId zone, Optional<ExplorationLeader> leader) {
        int maneuver = leader.map(each -> each.maneuverIn(order.naval() ? Domain.SEA : Domain.LAND)).orElse(0);
        return new Exploration.Expedition(maneuver, ExploringStacks.leaderAlone(board.state(), order.stack()).isPresent(), ExploringStacks.thirds(board.state(), order),
                order.naval() ? voyage(board, order, board.map().sea(zone).orElseThrow()) : null, leader.isPresent());
    }

    private static Exploration.Voyage voyage(WarView board, ExplorationOrder order, Sea zone) {
        var state = board.state();
        return new Exploration.Voyage(zone.malus(), state.navalTechnology(order.country()), state.badWeather(),
                state.world().discoveries().isKnownToAnother(order.country(), zone.id()), Period.of(state.scenario().period()));
    }

    /** The inputs by which an exploration was ruled; who may not see what was looked for may not ask either. */
    static Optional<EuQuestion> question(RuledEvent<?> ruled, ExpeditionEvent.ZoneExplored explored) {
        return explored.zone().isEmpty() ? EuQuestion.noQuestion(Sentence.of("eu.question.discovery"))
                : expedition(ruled.board(), new ExploreZone(explored.country(), explored.stack(), explored.zone(), ruled.leader())).map(EuQuestion.Explore::new);
    }

    /** The exact odds of an exploration that may be rolled now. */
    static Optional<Distribution<Exploration.Result>> odds(WarView board, ExploreZone command) {
        return expedition(board, command).map(expedition -> Exploration.of(expedition, board.tables()).distribution(Exploration.start()));
    }

    /** The expedition of an order that may be rolled now; empty for any other order. */
    public static Optional<Exploration.Expedition> expedition(WarView board, ExploreZone command) {
        return openOrder(board, command.stack()).filter(order -> Objects.equals(order.country(), command.country()))
                .filter(order -> command.zone().filter(Explorers.targets(board, order)::contains).isPresent())
                .map(order -> expedition(board, order, command.zone().orElseThrow(), leader(board, order, command)));
    }
}
