package tercio.domain.eia.movement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.movement.play.MarchCommand.AbsorbFactors;
import tercio.domain.eia.movement.play.MarchCommand.DetachFactors;
import tercio.domain.game.Command;
import tercio.domain.game.Decision;
import tercio.domain.game.Form;
import tercio.domain.ruling.Citation;
import tercio.domain.sentence.Sentence;

/** The decisions to detach and to absorb factors: one form for each corps and post where it is possible. */
final class TransferForms {

    private static final String COUNTS = "factors.counts.";

    private TransferForms() {}

    static Stream<Decision> of(EiaWarView board, Power power) {
        return board.state().corpsOf(power).stream().flatMap(corps -> Stream.of(GarrisonPlace.values()).flatMap(post -> of(board, corps, post)));
    }

    private static Stream<Decision> of(EiaWarView board, Corps corps, GarrisonPlace post) {
        if (FactorTransfer.transferRefusal(board, corps, post).isPresent()) {
            return Stream.empty();
        }
        return Stream.concat(detachDecision(board, corps, post), absorbDecision(board, corps, post));
    }

    private static Stream<Decision> detachDecision(EiaWarView board, Corps corps, GarrisonPlace post) {
        int most = Math.min(corps.factorsOrNone().total() - 1, FactorTransfer.roomAtPost(board, corps, post));
        var given = corps.factorsOrNone().only(type -> FactorTransfer.canDetach(board, corps, type));
        if (most < 1 || given.isEmpty()) {
            return Stream.empty();
        }
        var limit = Sentence.of("eia.march.limit-detach").with("most", Math.min(most, given.total()));
        return Stream.of(decision("detach-" + corps.id() + "-" + word(post), corps, "DetachFactors",
                ask("eia.march.ask-detach", corps, post),
                form(given, most, limit, factors -> new DetachFactors(corps.power(), corps.id(), post, Optional.of(factors)))));
    }

    private static Stream<Decision> absorbDecision(EiaWarView board, Corps corps, GarrisonPlace post) {
        var there = FactorTransfer.absorbableFactors(board, corps, post);
        var fitting = Factors.NONE;
        for (var type : there.counts().keySet()) {
            int room = board.counter(corps).room(type, corps.factorsOrNone()) - corps.factorsOrNone().count(type);
            fitting = fitting.plus(type, Math.clamp(room, 0, there.count(type)));
        }
        int most = Math.min(Math.min(fitting.total(), sharedRoom(board, corps)), FactorTransfer.roomToAbsorb(board, corps, post));
        if (corps.factors().isEmpty() || most < 1 || !FactorTransfer.canMoveInfantry(board, corps)) {
            return Stream.empty();
        }
        return Stream.of(decision("absorb-" + corps.id() + "-" + word(post), corps, "AbsorbFactors",
                ask("eia.march.ask-absorb", corps, post),
                form(fitting, most, Sentence.of("eia.march.limit-absorb"),
                        factors -> new AbsorbFactors(corps.power(), corps.id(), post, factors))));
    }

    /** The infantry and militia together for which a corps has room, where its counter lets them share. */
    private static int sharedRoom(EiaWarView board, Corps corps) {
        return board.counter(corps).sharedMilitia() ? board.counter(corps).room(FactorType.INFANTRY, corps.factorsOrNone()) - corps.factorsOrNone().count(FactorType.INFANTRY) : Integer.MAX_VALUE;
    }

    private static String word(GarrisonPlace post) {
        return post == GarrisonPlace.CITY ? "city" : "depot";
    }

    private static Sentence ask(String key, Corps corps, GarrisonPlace post) {
        return Sentence.of(key).with("corps", CampaignNames.corps(corps.id())).with("inside", post == GarrisonPlace.CITY).with("where", CampaignNames.area(corps.at().area()));
    }

    private static Decision decision(String id, Corps corps, String kind, Sentence prompt, Form form) {
        return new Decision(id, corps.power().word(), kind, Citation.of(FactorTransfer.RULE), prompt, List.of(), List.of(), form, corps.id().value());
    }

    private static Form form(Factors from, int most, Sentence limit, Function<Factors, Command> command) {
        var fields = new ArrayList<Form.Field>();
        from.counts().forEach((type, count) -> fields.add(new Form.Count(COUNTS + type.word(), CampaignNames.factorType(type), 0, Math.min(count, most))));
        var names = fields.stream().map(Form.Field::name).toArray(String[]::new);
        return new Form(command.apply(Factors.of(from.counts().keySet().iterator().next(), 1)), fields,
                List.of(Form.Limit.of(limit, FactorTransfer.RULE, names)), filled -> command.apply(factors(from, filled)),
                below -> randomFilling(from, most, below));
    }

    private static Factors factors(Factors from, Form.Filling filled) {
        var factors = Factors.NONE;
        for (var type : from.counts().keySet()) {
            factors = factors.plus(type, filled.count(COUNTS + type.word()));
        }
        return factors;
    }

    private static Form.Filling randomFilling(Factors from, int most, IntUnaryOperator below) {
        int left = 1 + below.applyAsInt(Math.min(most, from.total()));
        var values = new HashMap<String, Object>();
        int behind = from.total();
        for (Map.Entry<FactorType, Integer> entry : from.counts().entrySet()) {
            behind -= entry.getValue();
            int least = Math.max(0, left - behind);
            int greatest = Math.min(left, entry.getValue());
            int some = least + below.applyAsInt(greatest - least + 1);
            values.put(COUNTS + entry.getKey().word(), some);
            left -= some;
        }
        return new Form.Filling(values);
    }
}
