package tercio.domain.eu.turn.leader.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.play.WarView;
import tercio.domain.eu.turn.leader.Hierarchy;
import tercio.domain.eu.turn.leader.play.LeaderCommand.KeepLeaders;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.eu.turn.leader.play.LeaderCommand.RedeployLeaders;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** The form for a redeployment: a stack for each leader, or for one who is alone that he stays so. */
final class RedeploymentForm {

    /** Random postings that are tried before the example is used. */
    private static final int TRIES = 60;

    private RedeploymentForm() {}

    static Decision decision(WarView board, CountryId country) {
        return new Decision("redeploy-" + country, country.value(), "RedeployLeaders", Citation.of(WinterPostings.RULE),
                Sentence.of("eu.leaders.ask-redeploy").with("who", SentenceNames.country(country)), List.of(), List.of(), form(board, country), null);
    }

    static Option keepOption(CountryId country) {
        return new Option(Sentence.of("eu.leaders.to-keep"), new KeepLeaders(country));
    }

    /** An answer of each kind for each country that is asked; empty at another time. */
    static List<Option> legalOptions(WarView board) {
        return WinterPostings.countriesToAsk(board).stream()
                .flatMap(country -> Stream.concat(possiblePosting(board, country).map(example -> new Option(Sentence.of("eu.leaders.to-redeploy").with("who", SentenceNames.country(country)), example)).stream(),
                        WinterPostings.mustRedeploy(board, country) ? Stream.of() : Stream.of(keepOption(country))))
                .toList();
    }

    private static Form form(WarView board, CountryId country) {
        var leaders = WinterPostings.leaders(board, country);
        var fields = IntStream.range(0, leaders.size()).<Form.Field>mapToObj(at -> new Form.Choice(field(at), label(leaders.get(at)),
                WinterPosts.choices(board, leaders.get(at)).stream().map(id -> new Form.Item(id.value(), WinterPosts.label(board.state(), leaders.get(at), id.value()))).toList())).toList();
        var names = fields.stream().map(Form.Field::name).toArray(String[]::new);
        var limits = List.of(Form.Limit.of(Sentence.of("eu.leaders.limit-change"), WinterPostings.RULE, names),
                Form.Limit.of(Sentence.of("eu.leaders.limit-rank"), Hierarchy.RULE, names));
        var example = example(board, country);
        return new Form(example, fields, limits, filled -> fromForm(country, leaders, filled), below -> randomFilling(board, example, leaders, below));
    }

    private static Sentence label(Leader leader) {
        return Sentence.of("eu.leaders.field-leader").with("leader", SentenceNames.leader(leader)).with("ranked", leader.rank() != Hierarchy.NO_RANK)
                .with("rank", new Text(String.valueOf(leader.rank()))).with("values", new Text(String.valueOf(leader.values())));
    }

    private static String field(int at) {
        return "postings." + at + ".stack";
    }

    private static RedeployLeaders fromForm(CountryId country, List<Leader> leaders, Form.Filling filled) {
        return new RedeployLeaders(country, IntStream.range(0, leaders.size())
                .mapToObj(at -> new Posting(leaders.get(at).id(), new StackId(filled.choice(field(at))))).toList());
    }

    /** Any legal postings; the example if none is found by chance. */
    private static Form.Filling randomFilling(WarView board, RedeployLeaders example, List<Leader> leaders, IntUnaryOperator below) {
        for (int attempt = 0; attempt < TRIES; attempt++) {
            var values = new HashMap<String, Object>();
            IntStream.range(0, leaders.size()).forEach(at -> {
                var open = WinterPosts.choices(board, leaders.get(at));
                values.put(field(at), open.get(below.applyAsInt(open.size())));
            });
            var filling = new Form.Filling(Map.copyOf(values));
            if (WinterPostings.isLegal(board, fromForm(example.country(), leaders, filling))) {
                return filling;
            }
        }
        var values = new HashMap<String, Object>();
        IntStream.range(0, leaders.size()).forEach(at -> values.put(field(at), example.postings().get(at).stack()));
        return new Form.Filling(Map.copyOf(values));
    }

    /**
     * The first legal postings in which one leader changes his stack and the healed join one; else all leaders together, on one stack and
     * with the same ships.
     */
    static RedeployLeaders example(WarView board, CountryId country) {
        return possiblePosting(board, country).orElseThrow();
    }

    /** The same answer; empty where the hierarchy forbids every other posting. */
    static Optional<RedeployLeaders> possiblePosting(WarView board, CountryId country) {
        var leaders = WinterPostings.leaders(board, country);
        var posts = leaders.stream().flatMap(leader -> WinterPosts.openPosts(board, leader).stream()).distinct().toList();
        var single = leaders.stream().flatMap(moved -> posts.stream().filter(WinterPosts.openPosts(board, moved)::contains)
                .map(post -> postAll(country, leaders, leader -> leader == moved ? post : WinterPosts.stackOf(board, leader.id()).orElse(firstOpen(board, leader, post)))));
        var together = ofOneArm(posts, id -> board.state().stack(id).isPresent()).flatMap(troops -> ofOneArm(posts, id -> board.state().fleet(id).isPresent())
                .map(ships -> postAll(country, leaders, leader -> firstOpen(board, leader, troops, ships))));
        return Stream.concat(single, together).filter(command -> WinterPostings.isLegal(board, command)).findFirst();
    }

    /** The stacks of one arm; if there are none, one id that is no stack. */
    private static Stream<StackId> ofOneArm(List<StackId> posts, Predicate<StackId> arm) {
        var some = posts.stream().filter(arm).toList();
        return some.isEmpty() ? Stream.of(new StackId("")) : some.stream();
    }

    private static RedeployLeaders postAll(CountryId country, List<Leader> leaders, Function<Leader, StackId> post) {
        return new RedeployLeaders(country, leaders.stream().map(leader -> new Posting(leader.id(), post.apply(leader))).toList());
    }

    /** The first of these stacks that takes the leader, else the first of all. */
    private static StackId firstOpen(WarView board, Leader leader, StackId... wished) {
        var open = WinterPosts.openPosts(board, leader);
        return Stream.of(wished).filter(open::contains).findFirst().orElse(open.getFirst());
    }
}
