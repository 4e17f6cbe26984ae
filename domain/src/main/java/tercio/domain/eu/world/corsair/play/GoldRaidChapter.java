package tercio.domain.eu.world.corsair.play;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Voyage;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.eu.world.corsair.ConvoyAttackers.Turn;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.game.Upcaster;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** The attacks of corsairs on naval stacks with gold (EU-CONVOY-ATTACK). */
public final class GoldRaidChapter implements Chapter<GoldRaidCommand, GoldRaidEvent> {

    public static final GoldRaidChapter CHAPTER = new GoldRaidChapter();

    private static final MessageTypes<GoldRaidCommand> COMMANDS = MessageTypes.of(GoldRaidCommand.class)
            .with("MeetPirates", GoldRaidCommand.MeetPirates.class)
            .with("AttackConvoy", GoldRaidCommand.AttackConvoy.class)
            .with("SpareConvoy", GoldRaidCommand.SpareConvoy.class);

    private static final MessageTypes<GoldRaidEvent> EVENTS = MessageTypes.of(GoldRaidEvent.class)
            .with("CorsairsMet", GoldRaidEvent.CorsairsMet.class)
            .with("CorsairsNamed", GoldRaidEvent.CorsairsNamed.class)
            .with("ConvoySpared", GoldRaidEvent.ConvoySpared.class)
            .with("ConvoyAttacked", GoldRaidEvent.ConvoyAttacked.class, Upcaster.SAME)
            .with("CorsairsPassed", GoldRaidEvent.CorsairsPassed.class);

    private GoldRaidChapter() {}

    @Override
    public MessageTypes<GoldRaidCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<GoldRaidEvent> events() {
        return EVENTS;
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of("raid", Sentence.of("eu.die.raid"), "rivals", Sentence.of("eu.die.rivals"));
    }

    @Override
    public EuState evolve(EuState state, GoldRaidEvent event) {
        return GoldRaidEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, GoldRaidCommand command) {
        return switch (command) {
            case GoldRaidCommand.MeetPirates meet -> GoldRaids.meetPirates(play, meet);
            case GoldRaidCommand.AttackConvoy attack -> GoldRaids.attack(play, attack);
            case GoldRaidCommand.SpareConvoy spare -> GoldRaids.spare(play, spare);
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return GoldRaids.waitingVoyage(board).flatMap(voyage -> RaidTurns.nextTurn(board, voyage).map(turn -> turnDecisions(board, voyage, turn))).orElse(List.of());
    }

    private List<Decision> turnDecisions(WarView board, Voyage voyage, Turn turn) {
        var stack = SentenceNames.fleet(board.state(), voyage.stack());
        if (turn.mustAttack()) {
            return List.of(decision("pirates-" + voyage.stack(), board.state().fleet(voyage.stack()).orElseThrow().country().value(), GoldRaids.WHO,
                    Sentence.of("eu.corsairs.ask-pirates").with("stack", stack), GoldRaids.answers(board, voyage, turn)));
        }
        return GoldRaids.undecidedControllers(board, voyage, turn).stream().map(country -> decision("corsairs-of-" + country + "-" + voyage.stack(), country.value(), GoldRaids.WHO,
                Sentence.of("eu.corsairs.ask").with("who", SentenceNames.country(country)).with("stack", stack).with("ducats", board.state().fleet(voyage.stack()).orElseThrow().gold()),
                GoldRaids.options(board, voyage, turn, country))).toList();
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> !rolls ? Optional.empty() : GoldRaids.waitingVoyage(before).flatMap(voyage -> switch (command) {
            case GoldRaidCommand.MeetPirates meet -> RaidTurns.nextTurn(before, voyage).filter(turn -> turn.mustAttack() && turn.corsairs().size() == 1)
                    .map(turn -> RaidOdds.forecast(before, voyage, turn.corsairs().getFirst().at()));
            case GoldRaidCommand.AttackConvoy attack -> Optional.of(RaidOdds.forecast(before, voyage, attack.zone()));
            default -> Optional.empty();
        });
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<GoldRaidEvent> ruled) {
        var state = ruled.board().state();
        return ruled.event() instanceof GoldRaidEvent.ConvoyAttacked attacked ? GoldRaids.underWay(ruled.board()).map(voyage -> new EuQuestion.AttackConvoy(
                RaidOdds.attack(ruled.board(), voyage, attacked.raiders()), state.marks().raids().get(attacked.raiders()), state.fleet(attacked.stack()).orElseThrow()))
                : Optional.empty();
    }

    @Override
    public Sentence sentence(EuState before, GoldRaidEvent event, List<Step> explanation) {
        return new RaidNarration(before).of(event);
    }

    @Override
    public Importance importance(GoldRaidEvent event) {
        return switch (event) {
            case GoldRaidEvent.ConvoyAttacked _ -> Importance.OUTCOME;
            case GoldRaidEvent.CorsairsNamed _, GoldRaidEvent.ConvoySpared _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
