package tercio.domain.eu.turn.leader.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.game.LeaderStatus;
import tercio.domain.eu.common.game.Phase;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.EuCommandRun;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderCommand.RedeployLeaders;
import tercio.domain.eu.turn.leader.play.LeaderEvent.LeadersRedeployed;
import tercio.domain.eu.turn.leader.play.LeaderEvent.RedeploymentBegan;
import tercio.domain.eu.turn.leader.play.LeaderEvent.RedeploymentEnded;
import tercio.domain.eu.turn.round.ComingRound;
import tercio.domain.eu.turn.round.RoundBox;
import tercio.domain.game.Execution;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Sentence;

/**
 * The free redeployment of leaders at a Wintering (EU-HIER-4), country by country in the order of initiative. A country puts its leaders
 * on any of its stacks that take them ({@link WinterPosts}), those with healed wounds among them, and the hierarchy holds afterwards, on land and
 * at sea. The return of the healed is a redeployment: a country with one of them does not leave its leaders as they are, unless no posting keeps the hierarchy. Before the end of the turn nobody is asked: all leaders are placed anew when the next turn begins (reading).
 */
public final class WinterPostings {

    static final String RULE = "EU-HIER-4";
    static final String EXEMPT = "EU-HIER-3";

    private WinterPostings() {}

    /**
     * Begins the redeployment if the year changes and a country has a choice.
     *
     * @return whether it began
     */
    public static boolean begin(EuCommandRun play, ComingRound coming) {
        var board = play.board();
        boolean due = coming.box() != RoundBox.END && play.state().box().hasWinteringBefore(coming.box())
                && !countriesToAsk(new WarView(play.state().withPhase(new Phase.Redeployment(coming.box(), coming.extended(), coming.badWeather(), List.of())), board.map(), board.tables())).isEmpty();
        if (due) {
            play.emit(new RedeploymentBegan(coming.box(), coming.extended(), coming.badWeather()));
        }
        return due;
    }

    /** The countries of one alliance that are asked now, that of the highest initiative first; empty when all are done. */
    public static List<CountryId> countriesToAsk(WarView board) {
        if (!(board.state().phase() instanceof Phase.Redeployment winter)) {
            return List.of();
        }
        return board.state().alliancesInOrder().stream()
                .map(alliance -> board.state().members(alliance).stream()
                        .filter(country -> !winter.done().contains(country) && isToBeAsked(board, country, winter.next())).toList())
                .filter(countries -> !countries.isEmpty())
                .findFirst().orElse(List.of());
    }

    /**
     * Whether a country is asked: one that can redeploy its leaders. In a game whose meetings are quiet it is asked as if nobody carried a discovery, and
     * whatever the hierarchy allows if any of its stacks could carry one, so that the question tells nobody what they carry: it may have nothing to choose but
     * to leave its leaders where they are.
     */
    private static boolean isToBeAsked(WarView board, CountryId country, RoundBox next) {
        var state = board.state();
        var seen = state.world().isQuiet() ? new WarView(state.withDiscoveries(state.world().discoveries().atHome()), board.map(), board.tables()) : board;
        return hasMovableLeaders(seen, country, next) && (state.world().isQuiet() && WinterPosts.mayCarry(board, country) || RedeploymentForm.possiblePosting(seen, country).isPresent());
    }

    private static boolean hasMovableLeaders(WarView board, CountryId country, RoundBox next) {
        return WinterPosts.leaders(board, country, next).stream().anyMatch(leader -> WinterPosts.isMovable(board, leader));
    }

    /** The leaders who can be put elsewhere now. */
    static List<Leader> leaders(WarView board, CountryId country) {
        return WinterPosts.leaders(board, country, ((Phase.Redeployment) board.state().phase()).next());
    }

    /** The postings that change something, by the ids of the leaders: the order in which they are named has no effect. */
    private static List<Posting> effectivePostings(WarView board, List<Posting> postings) {
        return postings.stream().filter(posting -> !posting.staysAlone() && !WinterPosts.stackOf(board, posting.leader()).equals(Optional.of(posting.stack())))
                .sorted(Comparator.comparing(Posting::leader)).toList();
    }

    /** The board with the leaders where the postings put them. */
    private static WarView boardAfter(WarView board, List<Posting> postings) {
        return new WarView(LeaderEvolution.afterPosting(board.state(), postings), board.map(), board.tables());
    }

    static boolean isLegal(WarView board, RedeployLeaders command) {
        return fault(board, command).isEmpty();
    }

    private static Optional<Fault> fault(WarView board, RedeployLeaders command) {
        var leaders = leaders(board, command.country()).stream().collect(Collectors.toMap(Leader::id, leader -> leader));
        var nation = SentenceNames.country(command.country());
        if (!command.postings().stream().allMatch(posting -> leaders.containsKey(posting.leader()))) {
            return Optional.of(new Fault(EXEMPT, Sentence.of("eu.leaders.refused-exempt").with("who", nation)));
        }
        if (command.postings().stream().map(Posting::leader).collect(Collectors.toSet()).size() < command.postings().size()) {
            return Optional.of(new Fault(RULE, Sentence.of("eu.leaders.refused-one-stack")));
        }
        if (!command.postings().stream().allMatch(posting -> WinterPosts.choices(board, leaders.get(posting.leader())).contains(posting.stack()))) {
            return Optional.of(new Fault(RULE, Sentence.of("eu.leaders.refused-posting").with("who", nation)));
        }
        var named = new HashSet<>(command.postings().stream().map(Posting::leader).toList());
        var missing = leaders.values().stream().filter(leader -> WinterPosts.comesBack(board, leader.id()) && !named.contains(leader.id()))
                .min(Comparator.comparing(Leader::id));
        if (missing.isPresent()) {
            return Optional.of(new Fault(RULE, Sentence.of("eu.leaders.refused-healed").with("leader", SentenceNames.leader(missing.get()))));
        }
        var postings = effectivePostings(board, command.postings());
        if (postings.isEmpty()) {
            return Optional.of(new Fault(RULE, Sentence.of("eu.leaders.refused-no-change")));
        }
        var after = boardAfter(board, postings);
        return ChainOfCommand.breaches(after, ChainOfCommand.allCharges(after, command.country())).stream().findFirst()
                .map(breach -> new Fault(Hierarchy.RULE, ChargeNames.breach(board.state(), breach)));
    }

    private record Fault(String rule, Sentence detail) {}

    static Execution redeploy(EuCommandRun play, RedeployLeaders command) {
        var board = play.board();
        var fault = notAskedRefusal(board, command.country()).map(detail -> new Fault(RULE, detail)).or(() -> fault(board, command));
        if (fault.isPresent()) {
            return EuCommandRun.refuse(fault.get().rule(), fault.get().detail(), RedeploymentForm.legalOptions(board));
        }
        var postings = effectivePostings(board, command.postings());
        var steps = new ArrayList<Step>();
        steps.add(Step.of("redeployment of " + Nation.of(command.country()), RULE).result(Sentence.of("eu.leaders.result-hierarchy-holds")).reading(Hierarchy.POLICY.id()));
        Hierarchy.steps(ChainOfCommand.allCharges(boardAfter(board, postings), command.country())).forEach(steps::add);
        play.emit(new LeadersRedeployed(command.country(), postings), steps);
        postings.stream().map(Posting::leader).filter(leader -> WinterPosts.comesBack(board, leader)).forEach(leader -> NewLeaders.withdraw(play, leader));
        return EuCommandRun.success();
    }

    static Execution keep(EuCommandRun play, CountryId country) {
        var fault = notAskedRefusal(play.board(), country).or(() -> returnRefusal(play.board(), country));
        if (fault.isPresent()) {
            return EuCommandRun.refuse(RULE, fault.get(), RedeploymentForm.legalOptions(play.board()));
        }
        play.emit(new RedeploymentEnded(country));
        return EuCommandRun.success();
    }

    /** Whether leaders with healed wounds come back in this Wintering. Their return is a redeployment: the hierarchy holds for all afterwards (EU-HIER-4). */
    static boolean mustRedeploy(WarView board, CountryId country) {
        return returnRefusal(board, country).isPresent();
    }

    /** Whether a country that is asked can redeploy its leaders: not if all stay with discoveries, or the hierarchy forbids every other posting. */
    static boolean mayRedeploy(WarView board, CountryId country) {
        return RedeploymentForm.possiblePosting(board, country).isPresent();
    }

    private static Optional<Sentence> returnRefusal(WarView board, CountryId country) {
        return RedeploymentForm.possiblePosting(board, country).isEmpty() ? Optional.empty() : leaders(board, country).stream().filter(leader -> WinterPosts.comesBack(board, leader.id()))
                .filter(leader -> board.state().leader(leader.id()).orElseThrow().fate() == LeaderStatus.Fate.WOUNDED).findFirst()
                .map(leader -> Sentence.of("eu.leaders.refused-healed-return").with("leader", SentenceNames.leader(leader)).with("who", SentenceNames.country(country)));
    }

    private static Optional<Sentence> notAskedRefusal(WarView board, CountryId country) {
        if (!(board.state().phase() instanceof Phase.Redeployment)) {
            return Optional.of(Sentence.of("eu.leaders.refused-wintering"));
        }
        var asked = countriesToAsk(board);
        return asked.contains(country) ? Optional.empty() : Optional.of(Sentence.of("eu.leaders.refused-others-first").with("who", SentenceNames.countries(asked)));
    }
}
