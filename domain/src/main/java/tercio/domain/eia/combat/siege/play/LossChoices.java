package tercio.domain.eia.combat.siege.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.FactorShare;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Command;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The choice of factors out of the pieces of a force: listed by standing orders, and described by a form that reaches all. */
final class LossChoices {

    private LossChoices() {}

    /** Losses by standing orders: one type first, then militia, then the others. */
    static List<Option> options(Power power, SpaceId area, List<FactorShare> force, int due) {
        return LossesInSiege.lossOrders(force).stream().map(order -> new Option(Sentence.of("eia.siege.to-lose").with("type", CampaignNames.factorType(order.getFirst())),
                        new CitySiegeCommand.TakeSiegeLosses(power, area, LossesInSiege.inOrder(force, due, order))))
                .filter(distinct(Option::command)).toList();
    }

    private static <T> Predicate<T> distinct(Function<T, Object> by) {
        var seen = new HashSet<>();
        return each -> seen.add(by.apply(each));
    }

    /** The form for any losses. */
    static Form lossForm(EiaWarView board, Power power, SpaceId area, List<FactorShare> force, int due, String rule) {
        var fields = fields(board, "losses", false, force, due);
        var names = fields.stream().map(Form.Field::name).toArray(String[]::new);
        return new Form(new CitySiegeCommand.TakeSiegeLosses(power, area, example(force, LossesInSiege.inOrder(force, due, List.of()))), fields,
                List.of(Form.Limit.of(Sentence.of("eia.siege.limit-losses").with("count", due), rule, names)),
                filled -> new CitySiegeCommand.TakeSiegeLosses(power, area, filledShares("losses", force, filled)),
                below -> randomFilling("losses", force, due, below));
    }

    /** The form for the factors of a garrison that attack. */
    static Form attackForm(EiaWarView board, Power power, SpaceId area, List<FactorShare> available) {
        int all = available.stream().mapToInt(FactorShare::count).sum();
        var fields = fields(board, "force", true, available, all);
        var names = fields.stream().map(Form.Field::name).toArray(String[]::new);
        Function<List<FactorShare>, Command> command = force -> new CitySiegeCommand.AttackBesiegers(power, area, force);
        return new Form(command.apply(available), fields, List.of(Form.Limit.of(Sentence.of("eia.siege.limit-attack"), SiegeFights.SALLY, names)),
                filled -> command.apply(filledShares("force", available, filled)),
                below -> randomFilling("force", available, 1 + below.applyAsInt(all), below));
    }

    private static List<Form.Field> fields(EiaWarView board, String list, boolean attack, List<FactorShare> force, int most) {
        return IntStream.range(0, force.size()).<Form.Field>mapToObj(at -> new Form.Count(field(list, at),
                Sentence.of("eia.siege.field-factors").with("attack", attack).with("type", CampaignNames.factorType(force.get(at).type()))
                        .with("piece", SiegeForces.pieceName(board.state(), force.get(at))), 0,
                Math.min(most, force.get(at).count()))).toList();
    }

    private static String field(String list, int at) {
        return list + "." + at + ".count";
    }

    /** The shares of the whole force with the counts of a choice. */
    private static List<FactorShare> example(List<FactorShare> force, List<FactorShare> chosen) {
        return force.stream().map(share -> share.withCount(FactorShare.of(chosen, share.piece()).count(share.type()))).toList();
    }

    private static List<FactorShare> filledShares(String list, List<FactorShare> force, Form.Filling filled) {
        return IntStream.range(0, force.size()).mapToObj(at -> force.get(at).withCount(filled.count(field(list, at)))).toList();
    }

    /** Draws that many factors one by one, each with the same chance. */
    private static Form.Filling randomFilling(String list, List<FactorShare> force, int due, IntUnaryOperator below) {
        var left = new ArrayList<Integer>();
        IntStream.range(0, force.size()).forEach(at -> IntStream.range(0, force.get(at).count()).forEach(each -> left.add(at)));
        int[] counts = new int[force.size()];
        for (int each = 0; each < due && !left.isEmpty(); each++) {
            counts[left.remove(below.applyAsInt(left.size()))]++;
        }
        var values = new HashMap<String, Object>();
        IntStream.range(0, force.size()).forEach(at -> values.put(field(list, at), counts[at]));
        return new Form.Filling(values);
    }
}
