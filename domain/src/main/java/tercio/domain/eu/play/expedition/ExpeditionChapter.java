package tercio.domain.eu.play.expedition;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.exploration.Exploration;
import tercio.domain.eu.exploration.ExplorationOrder;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.FleetTitle;
import tercio.domain.eu.game.SpokenNames;
import tercio.domain.eu.game.StackTitle;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Explorations and discoveries (EU-EXPLORATION, EU-DISCOVERY). */
public final class ExpeditionChapter implements Chapter<ExpeditionCommand, ExpeditionEvent> {

    public static final ExpeditionChapter CHAPTER = new ExpeditionChapter();

    private static final Vocabulary<ExpeditionCommand> COMMANDS = Vocabulary.of(ExpeditionCommand.class)
            .word("ExploreZone", ExpeditionCommand.ExploreZone.class)
            .word("ExploreNothing", ExpeditionCommand.ExploreNothing.class);

    private static final Vocabulary<ExpeditionEvent> EVENTS = Vocabulary.of(ExpeditionEvent.class)
            .word("ExplorationBegan", ExpeditionEvent.ExplorationBegan.class)
            .word("ExplorationDeclined", ExpeditionEvent.ExplorationDeclined.class)
            .word("ZoneExplored", ExpeditionEvent.ZoneExplored.class)
            .word("FleetExplored", ExpeditionEvent.FleetExplored.class)
            .word("StackExplored", ExpeditionEvent.StackExplored.class)
            .word("LeaderExplored", ExpeditionEvent.LeaderExplored.class)
            .word("ExplorerDied", ExpeditionEvent.ExplorerDied.class)
            .word("ExpeditionWasted", ExpeditionEvent.ExpeditionWasted.class)
            .word("DetachmentsDestroyed", ExpeditionEvent.DetachmentsDestroyed.class)
            .word("DiscoveriesBroughtHome", ExpeditionEvent.DiscoveriesBroughtHome.class)
            .word("DiscoveriesShared", ExpeditionEvent.DiscoveriesShared.class)
            .word("DiscoveriesLost", ExpeditionEvent.DiscoveriesLost.class)
            .word("DiscoveriesSpread", ExpeditionEvent.DiscoveriesSpread.class);

    private ExpeditionChapter() {}

    @Override
    public Vocabulary<ExpeditionCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<ExpeditionEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("exploration", "die of the exploration", "half", "die of the half result", "leaderDeath", "die for the death of the leader");
    }

    @Override
    public EuState evolve(EuState state, ExpeditionEvent event) {
        return ExpeditionEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, ExpeditionCommand command) {
        return switch (command) {
            case ExpeditionCommand.ExploreZone explore -> Expeditions.explore(play, explore);
            case ExpeditionCommand.ExploreNothing nothing -> Expeditions.decline(play, nothing);
        };
    }

    @Override
    public List<Decision> awaited(Board board) {
        return Explorers.asked(board).stream().map(order -> decided(board, order)).toList();
    }

    private Decision decided(Board board, ExplorationOrder order) {
        boolean alone = ExploringStacks.alone(board.state(), order.stack()).isPresent();
        var asked = decision("explore-" + order.stack(), order.country(), Expeditions.WHO,
                title(board.state(), order) + " may explore " + (alone ? "a province next to his." : "a zone next to it."), Expeditions.options(board, order));
        return alone ? asked : asked.about(order.stack());
    }

    private static String title(EuState state, ExplorationOrder order) {
        return ExploringStacks.alone(state, order.stack()).isPresent() ? SpokenNames.leader(state, order.stack()) + ", alone," : order.naval() ? FleetTitle.of(state, order.stack()) : StackTitle.of(state, order.stack());
    }

    @Override
    public Outlook outlook(EuTables tables) {
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
    public String sentence(EuState before, ExpeditionEvent event, List<Step> explanation) {
        return new ExpeditionNarration(before).of(event, explanation);
    }
}
