package tercio.domain.eia.supply.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Detachment;
import tercio.domain.eia.common.game.SupplyDuty;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.eia.supply.play.SupplyCommand.TakeForageLosses;
import tercio.domain.eia.supply.play.SupplyCommand.TakeHungerLosses;
import tercio.domain.game.Form;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/** The forms in which owners choose what hunger costs. */
final class LossForms {

    private static final String COUNTS = "factors.counts.";

    private LossForms() {}

    static Form of(EiaWarView board, SupplyDuty.ForageLosses due) {
        var corps = board.state().corps().get(due.corps());
        var held = due.fromCorps() == 0 ? Factors.NONE : factorsOrInfantry(corps, due.fromCorps());
        var detached = due.fromDetached() == 0 ? List.<Detachment>of() : ForageResolution.remainingDetachments(board, corps);
        var fields = new ArrayList<Form.Field>();
        counts(fields, SpaceId.NONE, held, due.fromCorps(), type -> factorsOf(type, CampaignNames.corps(corps.id())));
        for (int at = 0; at < detached.size(); at++) {
            var where = CampaignNames.at(detached.get(at).at().area());
            counts(fields, place(at), detached.get(at).factors(), due.fromDetached(), type -> Sentence.of("eia.supply.field-left").with("type", CampaignNames.factorType(type)).with("at", where));
        }
        var limits = List.of(Form.Limit.of(Sentence.of("eia.supply.limit-losses").with("corps", due.fromCorps()).with("detached", due.fromDetached()),
                "EIA-7.4.1.3", names(fields)));
        var parts = detached.stream().map(Detachment::factors).toList();
        return new Form(command(due, detached, held, takeFirstFactors(held, due.fromCorps()), takeFirst(parts, due.fromDetached())), fields, limits,
                filled -> command(due, detached, held, read(filled, SpaceId.NONE, held), readAll(filled, parts)),
                below -> randomFilling(held, due.fromCorps(), parts, due.fromDetached(), below));
    }

    /** The factors of a corps; for a viewer who may not see them, infantry stands for them. */
    private static Factors factorsOrInfantry(Corps corps, int lost) {
        return corps.factors().orElseGet(() -> Factors.of(FactorType.INFANTRY, lost));
    }

    private static SpaceId place(int at) {
        return new SpaceId("detached." + at + ".");
    }

    private static TakeForageLosses command(SupplyDuty.ForageLosses due, List<Detachment> detached, Factors held, Factors lost, List<Factors> parts) {
        var losses = new ArrayList<Detachment>();
        for (int at = 0; at < detached.size(); at++) {
            losses.add(new Detachment(detached.get(at).at(), parts.get(at)));
        }
        return new TakeForageLosses(due.power(), due.corps(), Optional.of(held.isEmpty() ? Factors.NONE : lost), losses);
    }

    static Form of(EiaWarView board, SupplyDuty.BesiegedLosses due) {
        var units = BesiegedSupplyInPlay.unitsInside(board, due.area(), due.power());
        var parts = units.stream().map(HungerLoss::factors).toList();
        var fields = new ArrayList<Form.Field>();
        for (int at = 0; at < units.size(); at++) {
            var piece = piece(board, units.get(at).unit());
            counts(fields, new SpaceId("losses." + at + "."), units.get(at).factors(), due.factors(), type -> factorsOf(type, piece));
        }
        if (fields.isEmpty()) {
            fields.add(new Form.Count("losses.0." + COUNTS + FactorType.INFANTRY.word(), CampaignNames.factorType(FactorType.INFANTRY), 0, due.factors()));
        }
        var limits = List.of(Form.Limit.of(Sentence.of("eia.supply.limit-hunger").with("count", due.factors()), BesiegedSupplyInPlay.LOSSES, names(fields)));
        return new Form(command(due, units, takeFirst(parts, due.factors())), fields, limits,
                filled -> command(due, units, readHunger(filled, parts)), below -> {
                    var values = new HashMap<String, Object>();
                    put(values, "losses.", parts, due.factors(), below);
                    return new Form.Filling(values);
                });
    }

    private static Sentence factorsOf(FactorType type, Argument piece) {
        return Sentence.of("eia.supply.field-of").with("type", CampaignNames.factorType(type)).with("piece", piece);
    }

    private static Argument piece(EiaWarView board, UnitId unit) {
        return CampaignNames.isPiece(board.state(), unit) ? CampaignNames.piece(board.state(), unit) : CampaignNames.garrison(unit.nation());
    }

    private static TakeHungerLosses command(SupplyDuty.BesiegedLosses due, List<HungerLoss> units, List<Factors> parts) {
        var losses = new ArrayList<HungerLoss>();
        for (int at = 0; at < units.size(); at++) {
            losses.add(new HungerLoss(units.get(at).unit(), parts.get(at)));
        }
        return new TakeHungerLosses(due.power(), due.area(), losses);
    }

    private static void counts(List<Form.Field> fields, SpaceId path, Factors from, int most, Function<FactorType, Sentence> label) {
        from.counts().forEach((type, count) -> fields.add(new Form.Count(path + COUNTS + type.word(), label.apply(type), 0, Math.min(count, most))));
    }

    private static String[] names(List<Form.Field> fields) {
        return fields.stream().map(Form.Field::name).toArray(String[]::new);
    }

    private static Factors read(Form.Filling filled, SpaceId path, Factors from) {
        var factors = Factors.NONE;
        for (var type : from.counts().keySet()) {
            factors = factors.plus(type, filled.count(path + COUNTS + type.word()));
        }
        return factors;
    }

    private static List<Factors> readAll(Form.Filling filled, List<Factors> parts) {
        var all = new ArrayList<Factors>();
        for (int at = 0; at < parts.size(); at++) {
            all.add(read(filled, place(at), parts.get(at)));
        }
        return all;
    }

    private static List<Factors> readHunger(Form.Filling filled, List<Factors> parts) {
        var all = new ArrayList<Factors>();
        for (int at = 0; at < parts.size(); at++) {
            all.add(read(filled, new SpaceId("losses." + at + "."), parts.get(at)));
        }
        return all;
    }

    private static Factors takeFirstFactors(Factors from, int count) {
        return takeFirst(List.of(from), count).getFirst();
    }

    /** The first factors of these parts. */
    private static List<Factors> takeFirst(List<Factors> parts, int count) {
        int left = count;
        var all = new ArrayList<Factors>();
        for (var part : parts) {
            var some = Factors.NONE;
            for (var entry : part.counts().entrySet()) {
                int taken = Math.min(left, entry.getValue());
                some = some.plus(entry.getKey(), taken);
                left -= taken;
            }
            all.add(some);
        }
        return all;
    }

    private static Form.Filling randomFilling(Factors held, int fromCorps, List<Factors> parts, int fromDetached, IntUnaryOperator below) {
        var values = new HashMap<String, Object>();
        var one = drawFactors(List.of(held), fromCorps, below).getFirst();
        held.counts().keySet().forEach(type -> values.put(COUNTS + type.word(), one.count(type)));
        put(values, "detached.", parts, fromDetached, below);
        return new Form.Filling(values);
    }

    private static void put(Map<String, Object> values, String list, List<Factors> parts, int count, IntUnaryOperator below) {
        var drawn = drawFactors(parts, count, below);
        for (int at = 0; at < parts.size(); at++) {
            var some = drawn.get(at);
            var path = list + at + "." + COUNTS;
            parts.get(at).counts().keySet().forEach(type -> values.put(path + type.word(), some.count(type)));
        }
    }

    /** Draws a number of factors of these parts, one by one. */
    private static List<Factors> drawFactors(List<Factors> parts, int count, IntUnaryOperator below) {
        var left = new ArrayList<>(parts);
        var taken = new ArrayList<Factors>();
        parts.forEach(part -> taken.add(Factors.NONE));
        int rest = parts.stream().mapToInt(Factors::total).sum();
        for (int draw = 0; draw < Math.min(count, rest); draw++) {
            int ticket = below.applyAsInt(rest - draw);
            boolean found = false;
            for (int at = 0; at < left.size() && !found; at++) {
                for (var type : left.get(at).counts().keySet()) {
                    ticket -= left.get(at).count(type);
                    if (ticket < 0) {
                        left.set(at, left.get(at).minus(Factors.of(type, 1)));
                        taken.set(at, taken.get(at).plus(type, 1));
                        found = true;
                        break;
                    }
                }
            }
        }
        return taken;
    }
}
