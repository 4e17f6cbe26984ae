package tercio.domain.eu.play.losses;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.board.Nation;
import tercio.domain.eu.game.Duty;
import tercio.domain.eu.game.EuEvent;
import tercio.domain.eu.game.EuState;
import tercio.domain.eu.game.Stack;
import tercio.domain.eu.play.Board;
import tercio.domain.eu.play.Chapter;
import tercio.domain.eu.play.Outlook;
import tercio.domain.eu.play.Play;
import tercio.domain.eu.play.RuledEvent;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.tables.EuTables;
import tercio.domain.game.Decision;
import tercio.domain.game.Upcaster;
import tercio.domain.game.Verdict;
import tercio.domain.game.Vocabulary;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;

/** Losses (EU-BATTLE-LOSSES): losses of stacks in battles, in assaults and by stacking, and the fates of their leaders. */
public final class LossesChapter implements Chapter<LossCommand, LossEvent> {

    public static final LossesChapter CHAPTER = new LossesChapter();

    private static final Vocabulary<LossCommand> COMMANDS = Vocabulary.of(LossCommand.class)
            .word("TakeLosses", LossCommand.TakeLosses.class)
            .word("RollMissionary", LossCommand.RollMissionary.class);

    private static final Vocabulary<LossEvent> EVENTS = Vocabulary.of(LossEvent.class)
            .word("StackDestroyed", LossEvent.StackDestroyed.class)
            .word("StackRetreated", LossEvent.StackRetreated.class)
            .word("MissionariesExposed", LossEvent.MissionariesExposed.class)
            .word("MissionaryTested", LossEvent.MissionaryTested.class)
            .word("LeaderKilled", LossEvent.LeaderKilled.class)
            .word("LeaderWounded", LossEvent.LeaderWounded.class)
            .word("LeaderEscaped", LossEvent.LeaderEscaped.class)
            .word("LeaderCaptured", LossEvent.LeaderCaptured.class)
            .word("LossesSuffered", LossEvent.LossesSuffered.class, Upcaster.SAME, Upcaster.SAME)
            .word("LossesShared", LossEvent.LossesShared.class)
            .word("LossesRaised", LossEvent.LossesRaised.class)
            .word("LossesTaken", LossEvent.LossesTaken.class);

    private LossesChapter() {}

    @Override
    public Vocabulary<LossCommand> commands() {
        return COMMANDS;
    }

    @Override
    public Vocabulary<LossEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, LossEvent event) {
        return LossEvolution.evolve(state, event);
    }

    @Override
    public Optional<Verdict<EuEvent>> carryOut(Play play, LossCommand command) {
        return switch (command) {
            case LossCommand.TakeLosses take -> TakingLosses.take(play, take);
            case LossCommand.RollMissionary roll -> Missionaries.roll(play, roll);
        };
    }

    @Override
    public Optional<Decision> owed(Board board, Duty duty) {
        return switch (duty) {
            case Duty.Losses losses -> Optional.of(asked("losses", board, losses));
            case Duty.MissionaryTest due -> Optional.of(roll("missionary", due.country(), Missionaries.RULE, Missionaries.prompt(board.state(), due),
                    "roll for the missionary", new LossCommand.RollMissionary(due.leader())));
            default -> Optional.empty();
        };
    }

    /** Countries may take their losses in any order. */
    @Override
    public List<Decision> alsoOwed(Board board) {
        return OpenLosses.of(board.state()).stream().skip(1)
                .map(losses -> asked("losses-" + losses.country(), board, losses))
                .toList();
    }

    private Decision asked(String id, Board board, Duty.Losses losses) {
        return decision(id, losses.country(), TakingLosses.RULE,
                Nation.of(losses.country()) + " loses " + losses.said() + " (" + losses.why() + ")"
                        + losses.beyond().filter(beyond -> beyond > 0).map(beyond -> ", and " + beyond + " LD more with a Pasha who is killed whole").orElse("")
                        + ": what is left?",
                TakingLosses.options(board.state(), losses)).with(LossForm.of(board.state(), losses));
    }

    @Override
    public boolean settles(Play play, Duty duty) {
        return duty instanceof Duty.Losses losses && (LossShares.divide(play, losses) || TakingLosses.raised(play, losses) || !followed(play.state(), losses) && TakingLosses.forced(play, losses));
    }

    /** Whether natives who follow a leader there can bear losses too: then nothing is forced. */
    private static boolean followed(EuState state, Duty.Losses losses) {
        return state.followers(TakingLosses.alive(state, losses)) > 0;
    }

    @Override
    public Outlook outlook(EuTables tables) {
        return (before, after, rolls, command) -> command instanceof LossCommand.TakeLosses take ? Optional.of(left(before.state().stacks().get(take.stack()), take)) : Optional.empty();
    }

    /** The remaining units of a stack after its losses. No die decides them, but they tell how it will fight (EU-VET-3). */
    private static Forecast left(Stack stack, LossCommand.TakeLosses take) {
        var units = take.left().units();
        int veterans = take.veteranLd() == null ? stack.mostVeteransIn(units) : take.veteranLd();
        var forecast = Forecast.EMPTY.with("left/ld", Distribution.certain(units.allLd())).with("left/veteranLd", Distribution.certain(veterans));
        return units.empty() ? forecast : forecast.with("left/veteran", Distribution.certain(stack.units(units, veterans).veteran()));
    }

    @Override
    public Map<String, String> dice() {
        return Map.of("leaderCasualty", "die for the casualty of its leader", "leaderFate", "die for the fate of its leader",
                Missionaries.DIE, "die for the casualty of a missionary", Missionaries.SECOND_DIE, "die for the fate of a missionary");
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<LossEvent> ruled) {
        return ruled.event() instanceof LossEvent.MissionaryTested ? EuQuestion.unasked("A missionary is tested alone after the battle of his stack; a request has only the leader "
                + "who commands a side (EU-BATTLE-CASUALTY).") : Optional.empty();
    }

    @Override
    public String sentence(EuState before, LossEvent event, List<Step> explanation) {
        return new LossNarration(before).of(event);
    }
}
