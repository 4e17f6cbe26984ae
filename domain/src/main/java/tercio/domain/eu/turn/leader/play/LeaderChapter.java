package tercio.domain.eu.turn.leader.play;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Duty;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.Chapter;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.Forecaster;
import tercio.domain.eu.common.play.RuledEvent;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.common.tables.EuTables;
import tercio.domain.eu.question.EuQuestion;
import tercio.domain.game.Decision;
import tercio.domain.game.Execution;
import tercio.domain.game.Importance;
import tercio.domain.game.MessageTypes;
import tercio.domain.ruling.Distribution;
import tercio.domain.ruling.Forecast;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/** Leaders between battles (EU-LEAD, EU-WOUND): who is placed at the start of a turn, who comes back, and who is redeployed in winter. */
public final class LeaderChapter implements Chapter<LeaderCommand, LeaderEvent> {

    public static final LeaderChapter CHAPTER = new LeaderChapter();

    private static final MessageTypes<LeaderCommand> COMMANDS = MessageTypes.of(LeaderCommand.class)
            .with("PlaceLeader", LeaderCommand.PlaceLeader.class)
            .with("DrawLeader", LeaderCommand.DrawLeader.class)
            .with("RedeployLeaders", LeaderCommand.RedeployLeaders.class)
            .with("KeepLeaders", LeaderCommand.KeepLeaders.class);

    private static final MessageTypes<LeaderEvent> EVENTS = MessageTypes.of(LeaderEvent.class)
            .with("LeaderReturned", LeaderEvent.LeaderReturned.class)
            .with("LeaderPlaced", LeaderEvent.LeaderPlaced.class)
            .with("LeadersMissing", LeaderEvent.LeadersMissing.class)
            .with("LeaderSettled", LeaderEvent.LeaderSettled.class)
            .with("LeaderDrawn", LeaderEvent.LeaderDrawn.class)
            .with("LeaderWithdrawn", LeaderEvent.LeaderWithdrawn.class)
            .with("RedeploymentBegan", LeaderEvent.RedeploymentBegan.class)
            .with("LeadersRedeployed", LeaderEvent.LeadersRedeployed.class)
            .with("HierarchyBroken", LeaderEvent.HierarchyBroken.class)
            .with("PashaFollowed", LeaderEvent.PashaFollowed.class)
            .with("VizierRolled", LeaderEvent.VizierRolled.class)
            .with("VizierForgotten", LeaderEvent.VizierForgotten.class)
            .with("RedeploymentEnded", LeaderEvent.RedeploymentEnded.class);

    private LeaderChapter() {}

    @Override
    public MessageTypes<LeaderCommand> commands() {
        return COMMANDS;
    }

    @Override
    public MessageTypes<LeaderEvent> events() {
        return EVENTS;
    }

    @Override
    public EuState evolve(EuState state, LeaderEvent event) {
        return LeaderEvolution.evolve(state, event);
    }

    @Override
    public Execution carryOut(EuCommandRun play, LeaderCommand command) {
        return switch (command) {
            case LeaderCommand.PlaceLeader place -> LeadersPlacement.isAwaited(play.board(), place.leader())
                    ? LeadersPlacement.place(play, place)
                    : LeadersReturn.place(play, place);
            case LeaderCommand.DrawLeader draw -> NewLeaders.draw(play, draw);
            case LeaderCommand.RedeployLeaders redeploy -> WinterPostings.redeploy(play, redeploy);
            case LeaderCommand.KeepLeaders keep -> WinterPostings.keep(play, keep.country());
        };
    }

    @Override
    public List<Decision> awaitedDecisions(WarView board) {
        return switch (board.state().phase()) {
            case Phase.Supply supply -> LeadersPlacement.decisions(board);
            case Phase.Campaigns campaigns -> LeadersPlacement.decisions(board);
            case Phase.Redeployment winter -> WinterPostings.countriesToAsk(board).stream().flatMap(country -> Stream.concat(
                    WinterPostings.mayRedeploy(board, country) ? Stream.of(RedeploymentForm.decision(board, country)) : Stream.<Decision>of(), WinterPostings.mustRedeploy(board, country) ? Stream.of()
                            : Stream.of(decision("leaders-stay-" + country, country.value(), WinterPostings.RULE,
                                    Sentence.of("eu.leaders.ask-stay").with("who", SentenceNames.country(country)), List.of(RedeploymentForm.keepOption(country)))))).toList();
            default -> List.of();
        };
    }

    @Override
    public Optional<Decision> dutyDecision(WarView board, Duty duty) {
        return switch (duty) {
            case Duty.Return back -> Optional.of(decision("return", back.country().value(), LeadersReturn.rule(board.state(), back), LeadersReturn.prompt(board, back),
                    LeadersReturn.options(board, back)));
            case Duty.NewLeader missing -> Optional.of(roll("new-leader", missing.country().value(), NewLeaders.RULE,
                    board.state().leader(missing.lost()).isPresent() ? Sentence.of("eu.leaders.ask-new").with("leader", SentenceNames.leader(board.state(), missing.lost()))
                            : Sentence.of("eu.leaders.ask-any"), Sentence.of("eu.leaders.to-draw"),
                    new LeaderCommand.DrawLeader(missing.lost())));
            default -> Optional.empty();
        };
    }

    @Override
    public boolean settleForcedDuty(EuCommandRun play, Duty duty) {
        return duty instanceof Duty.NewLeader missing && NewLeaders.appointOnlyCandidate(play, missing);
    }

    @Override
    public Forecaster forecaster(EuTables tables) {
        return (before, after, rolls, command) -> rolls && command instanceof LeaderCommand.DrawLeader draw
                ? Optional.of(drawForecast(before, draw)) : Optional.empty();
    }

    /** Each unnamed leader is drawn with the same chance. */
    private static Forecast drawForecast(WarView board, LeaderCommand.DrawLeader draw) {
        var names = new LinkedHashMap<String, BigInteger>();
        NewLeaders.unnamedLeaders(board, draw.lost()).forEach(leader -> names.put(leader.title(), BigInteger.ONE));
        return Forecast.EMPTY.with("leader", Distribution.of(names, BigInteger.valueOf(names.size())));
    }

    @Override
    public Map<String, Sentence.Keyed> dice() {
        return Map.of(NewLeaders.DIE, Sentence.of("eu.die.new-leader"), ViziersValues.DIE, Sentence.of("eu.die.vizier"));
    }

    @Override
    public Optional<EuQuestion> question(RuledEvent<LeaderEvent> ruled) {
        return switch (ruled.event()) {
            case LeaderEvent.LeaderDrawn drawn -> EuQuestion.noQuestion(Sentence.of("eu.question.leader-drawn"));
            case LeaderEvent.VizierRolled rolled -> EuQuestion.noQuestion(Sentence.of("eu.question.vizier"));
            default -> Optional.empty();
        };
    }

    @Override
    public Sentence sentence(EuState before, LeaderEvent event, List<Step> explanation) {
        return new LeaderNarration(before).of(event);
    }

    @Override
    public Importance importance(LeaderEvent event) {
        return switch (event) {
            case LeaderEvent.LeaderReturned _, LeaderEvent.LeaderPlaced _,
                    LeaderEvent.LeaderSettled _, LeaderEvent.LeaderDrawn _, LeaderEvent.LeadersRedeployed _ -> Importance.RESULT;
            default -> Importance.STEP;
        };
    }
}
