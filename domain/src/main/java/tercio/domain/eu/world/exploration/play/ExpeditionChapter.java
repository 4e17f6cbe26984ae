package tercio.domain.eu.world.exploration.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.exploration.Exploration;
import tercio.domain.eu.world.exploration.ExplorationOrder;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Explorations and discoveries (EU-EXPLORATION, EU-DISCOVERY). */
public final class ExpeditionChapter implements Chapter<ExpeditionCommand, ExpeditionEvent> {

    public static final ExpeditionChapter CHAPTER = new ExpeditionChapter();

    private static final MessageTypes<ExpeditionCommand> COMMANDS = MessageTypes.of(ExpeditionCommand.class)
            .with("ExploreZone", ExpeditionCommand.ExploreZone.class)
            .with("ExploreNothing", ExpeditionCommand.ExploreNothing.class);

    private static final MessageTypes<ExpeditionEvent> EVENTS = MessageTypes.of(ExpeditionEvent.class)
            .with("ExplorationBegan", ExpeditionEvent.ExplorationBegan.class)
            .with("ExplorationDeclined", ExpeditionEvent.ExplorationDeclined.class)
            .with("ZoneExplored", ExpeditionEvent.ZoneExplored.class)
            .with("FleetExplored", ExpeditionEvent.FleetExplored.class)
            .with("StackExplored", ExpeditionEvent.StackExplored.class)
            .with("LeaderExplored", ExpeditionEvent.LeaderExplored.class)
            .with("ExplorerDied", ExpeditionEvent.ExplorerDied.class)
            .with("ExpeditionWasted", ExpeditionEvent.ExpeditionWasted.class)
            .with("DetachmentsDestroyed", ExpeditionEvent.DetachmentsDestroyed.class)
            .with("DiscoveriesBroughtHome", ExpeditionEvent.DiscoveriesBroughtHome.class)
            .with("DiscoveriesShared", ExpeditionEvent.DiscoveriesShared.class)
            .with("DiscoveriesLost", ExpeditionEvent.DiscoveriesLost.class)
            .with("DiscoveriesSpread", ExpeditionEvent.DiscoveriesSpread.class);

    private ExpeditionChapter() {}

    @Override
    public MessageTypes<ExpeditionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<ExpeditionEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("exploration", Sentence.of("eu.die.exploration"), "half", Sentence.of("eu.die.half-result"), "leaderDeath", Sentence.of("eu.die.leader-death"));
    }

    @Override
    public EuState evolve(EuState state, ExpeditionEvent event) {
        return ExpeditionEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, ExpeditionCommand command) {
        return switch (command) {
            case ExpeditionCommand.ExploreZone explore -> Expeditions.explore(play, explore);
            case ExpeditionCommand.ExploreNothing nothing -> Expeditions.decline(play, nothing);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return Explorers.openOrders(board).stream().map(order -> explorationDecision(board, order)).toList();
    }

    private Decision explorationDecision(WarView board, ExplorationOrder order) {
        boolean alone = ExploringStacks.leaderAlone(board.state(), order.stack()).isPresent();
        var asked = decision("explore-" + order.stack(), order.country().value(), Expeditions.WHO,
                prompt(board.state(), order), Expeditions.options(board, order));
        return alone ? asked : asked.about(order.stack().value());
    }

    private static Sentence prompt(EuState state, ExplorationOrder order) {
        return ExploringStacks.leaderAlone(state, order.stack()).isPresent() ? Sentence.of("eu.expedition.ask-alone").with("leader", SentenceNames.leader(state, new LeaderId(order.stack().value())))
                : Sentence.of("eu.expedition.ask").with("stack", order.naval() ? SentenceNames.fleet(state, order.stack()) : SentenceNames.stack(state, order.stack()));
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof ExpeditionCommand.ExploreZone explore
                ? Expeditions.odds(before, explore).map(ExpeditionChapter::forecast) : Optional.empty();
    }

    private static Forecast forecast(Distribution<Exploration.Result> odds) {
        return Forecast.EMPTY.with("discovery", odds.map(result -> result.discovery().toString()))
                .with("leftThirds", odds.map(result -> result.wastage().left()))
                .with("leader", odds.map(result -> result.leader() == Exploration.Fate.KILLED ? "killed" : "unharmed"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<ExpeditionEvent> ruled) {
        return ruled.event() instanceof ExpeditionEvent.ZoneExplored explored ? Expeditions.question(ruled, explored) : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, ExpeditionEvent event, List<Step> explanation) {
        return new ExpeditionNarration(before).of(event, explanation);
    }

    @Override
    public Importance importance(ExpeditionEvent event) {
        return switch (event) {
            case ExpeditionEvent.ZoneExplored _, ExpeditionEvent.ExplorerDied _, ExpeditionEvent.DiscoveriesBroughtHome _ -> Importance.OUTCOME;
            case ExpeditionEvent.ExplorationDeclined _, ExpeditionEvent.FleetExplored _, ExpeditionEvent.StackExplored _, ExpeditionEvent.LeaderExplored _,
                    ExpeditionEvent.ExpeditionWasted _, ExpeditionEvent.DetachmentsDestroyed _, ExpeditionEvent.DiscoveriesShared _, ExpeditionEvent.DiscoveriesLost _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
