package tercio.domain.eia.reinforcement.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;
import tercio.domain.eia.common.concept.FactorType;
import tercio.domain.eia.common.concept.Factors;
import tercio.domain.eia.common.concept.Power;
import tercio.domain.eia.common.forces.CorpsCounter;
import tercio.domain.eia.common.forces.PrintedCounters;
import tercio.domain.eia.common.forces.UnitId;
import tercio.domain.eia.common.game.CampaignNames;
import tercio.domain.eia.common.game.Corps;
import tercio.domain.eia.common.game.Reserve;
import tercio.domain.eia.common.play.CityRoom;
import tercio.domain.eia.common.play.EiaWarView;
import tercio.domain.game.Form;
import tercio.domain.game.Option;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Sentence;

/** The forms of the reinforcement phase. They are for the power itself: others, who do not know its reserve, have none of them. */
final class ReinforcementForms {

    private static final List<FactorType> OF_CORPS = Stream.of(FactorType.values()).filter(type -> !type.isIrregular()).toList();
    private static final List<FactorType> OF_GARRISONS = List.of(FactorType.INFANTRY, FactorType.MILITIA);
    private static final int MOST_FACTORS = 99;
    private static final int MOST_IRREGULARS = 20;

    private ReinforcementForms() {}

    static Optional<Form> purchase(EiaWarView board, Power power, Reserve reserve) {
        var corps = Musters.reachableCorps(board, power).stream().filter(each -> room(board, each).findAny().isPresent()).toList();
        if (corps.isEmpty()) {
            return Optional.empty();
        }
        var fields = new ArrayList<Form.Field>();
        fields.add(new Form.Choice("purchase.corps", say("field-corps"), corps.stream().map(each -> new Form.Item(each.id().value(), CampaignNames.item(CampaignNames.corps(each.id())))).toList()));
        counts(fields, "purchase.factors.counts.", OF_CORPS);
        costs(fields, "purchase.", reserve);
        Function<Form.Filling, ReinforcementCommand> command = filled -> new ReinforcementCommand.BuyFactors(power, Optional.of(new FactorPurchase(new UnitId(filled.choice("purchase.corps")),
                factors(filled, "purchase.factors.counts.", OF_CORPS), filled.count("purchase.money"), filled.count("purchase.manpower"))));
        Form.Sampler sampler = below -> {
            var one = corps.get(below.applyAsInt(corps.size()));
            var values = randomCosts("purchase.", reserve, below);
            values.put("purchase.corps", one.id());
            randomCounts(values, "purchase.factors.counts.", OF_CORPS, room(board, one).toList(), board.counter(one), one.factorsOrNone(), below);
            return new Form.Filling(values);
        };
        return Optional.of(form(sampler.draw(bound -> 0), command, fields, "limit-room", sampler));
    }

    static Optional<Form> newCorps(EiaWarView board, Power power, Reserve reserve) {
        var counters = Musters.counters(board, power);
        var cities = Musters.cities(board, power);
        if (counters.isEmpty() || cities.isEmpty()) {
            return Optional.empty();
        }
        var fields = new ArrayList<Form.Field>();
        var field = board.state().hidesIdentities() ? "counter" : "corps";
        fields.add(new Form.Choice(field, say("field-corps"), counters.stream().map(each -> new Form.Item(each.id().value(), CampaignNames.item(CampaignNames.corps(each.id())))).toList()));
        fields.add(area(cities));
        counts(fields, "recruits.factors.counts.", OF_CORPS);
        costs(fields, "recruits.", reserve);
        Function<Form.Filling, ReinforcementCommand> command = filled -> raiseCorps(board, power, new UnitId(filled.choice(field)), new SpaceId(filled.choice("area")),
                new Recruits(factors(filled, "recruits.factors.counts.", OF_CORPS), filled.count("recruits.money"), filled.count("recruits.manpower")));
        Form.Sampler sampler = below -> {
            var counter = board.charts().corps(counters.get(below.applyAsInt(counters.size())).id());
            var values = randomCosts("recruits.", reserve, below);
            values.put(field, counter.id());
            values.put("area", cities.get(below.applyAsInt(cities.size())));
            randomCounts(values, "recruits.factors.counts.", OF_CORPS, OF_CORPS.stream().filter(type -> counter.room(type, Factors.NONE) > 0).toList(), counter, Factors.NONE, below);
            return new Form.Filling(values);
        };
        return Optional.of(form(sampler.draw(bound -> 0), command, fields, "limit-room-and-one", sampler));
    }

    private static ReinforcementCommand raiseCorps(EiaWarView board, Power power, UnitId counter, SpaceId area, Recruits recruits) {
        return board.state().hidesIdentities()
                ? new ReinforcementCommand.RaiseCorps(power, ReinforcementCommand.RaiseCorps.HIDDEN, area, false, Optional.of(recruits), Optional.of(counter))
                : new ReinforcementCommand.RaiseCorps(power, counter, area, false, Optional.of(recruits));
    }

    static Optional<Form> garrison(EiaWarView board, Power power, Reserve reserve) {
        var cities = Musters.cities(board, power).stream().filter(area -> CityRoom.asKnownTo(board, power, area) > 0).toList();
        if (cities.isEmpty()) {
            return Optional.empty();
        }
        var fields = new ArrayList<Form.Field>();
        fields.add(area(cities));
        counts(fields, "factors.counts.", OF_GARRISONS);
        costs(fields, "cost.", reserve);
        Function<Form.Filling, ReinforcementCommand> command = filled -> new ReinforcementCommand.RaiseGarrison(power, new SpaceId(filled.choice("area")),
                factors(filled, "factors.counts.", OF_GARRISONS), Optional.of(new Cost(filled.count("cost.money"), filled.count("cost.manpower"))));
        Form.Sampler sampler = below -> {
            var values = randomCosts("cost.", reserve, below);
            var area = cities.get(below.applyAsInt(cities.size()));
            values.put("area", area);
            OF_GARRISONS.forEach(type -> values.put("factors.counts." + type.word(), 0));
            values.put("factors.counts." + OF_GARRISONS.get(below.applyAsInt(OF_GARRISONS.size())).word(), 1 + below.applyAsInt(CityRoom.asKnownTo(board, power, area)));
            return new Form.Filling(values);
        };
        return Optional.of(form(sampler.draw(bound -> 0), command, fields, "limit-city", sampler));
    }

    static Optional<Form> irregulars(EiaWarView board, Power power, Reserve reserve) {
        var kinds = Stream.of(FactorType.COSSACK, FactorType.FREIKORPS).filter(type -> type.isRaisedBy(power)).toList();
        var areas = kinds.isEmpty() ? List.<SpaceId>of() : Musters.cities(board, power);
        if (areas.isEmpty()) {
            return Optional.empty();
        }
        var fields = new ArrayList<Form.Field>();
        fields.add(area(areas));
        fields.add(new Form.Count("count", say("field-counters"), 1, MOST_IRREGULARS));
        costs(fields, "cost.", reserve);
        Function<Form.Filling, ReinforcementCommand> command = filled -> new ReinforcementCommand.RaiseIrregulars(power, kinds.getFirst(), new SpaceId(filled.choice("area")),
                filled.count("count"), Optional.of(new Cost(filled.count("cost.money"), filled.count("cost.manpower"))));
        return Optional.of(new Form(new ReinforcementCommand.RaiseIrregulars(power, kinds.getFirst(), areas.getFirst(), 1, Optional.of(new Cost(0, 0))), fields, List.of(), command::apply));
    }

    static List<Option> leaders(EiaWarView board, Power power) {
        var quarters = Musters.quarters(board, power);
        var free = PrintedCounters.allLeaders().stream().filter(leader -> leader.power() == power)
                .filter(leader -> Optional.ofNullable(board.state().leaders().get(leader.id())).map(Entries::isFree).orElse(true)).toList();
        return free.stream().flatMap(leader -> quarters.stream().map(place -> new Option(say("to-bring").with("leader", CampaignNames.leader(leader.id())).with("inside", place.inCity())
                        .with("where", CampaignNames.area(place.area())).with("at", CampaignNames.at(place.area())),
                new ReinforcementCommand.BringLeader(power, leader.id(), place.area(), place.inCity())))).toList();
    }

    static List<Option> departures(EiaWarView board, Power power) {
        return board.state().leaders().values().stream().filter(leader -> Entries.canGo(board, power, leader))
                .map(leader -> new Option(say("to-send-home").with("leader", CampaignNames.leader(leader.id())), new ReinforcementCommand.SendLeaderHome(power, leader.id()))).toList();
    }

    private static Sentence.Keyed say(String key) {
        return Sentence.of("eia.reinforcement." + key);
    }

    private static Form.Choice area(List<SpaceId> areas) {
        return new Form.Choice("area", say("field-area"), areas.stream().map(area -> new Form.Item(area.value(), CampaignNames.item(CampaignNames.area(area)))).toList());
    }

    private static Stream<FactorType> room(EiaWarView board, Corps corps) {
        return corps.factors().stream().flatMap(held -> OF_CORPS.stream().filter(type -> board.counter(corps).room(type, held) > held.count(type)));
    }

    private static void counts(List<Form.Field> fields, String prefix, List<FactorType> types) {
        types.forEach(type -> fields.add(new Form.Count(prefix + type.word(), CampaignNames.factorType(type), 0, MOST_FACTORS)));
    }

    private static void costs(List<Form.Field> fields, String prefix, Reserve reserve) {
        fields.add(new Form.Count(prefix + "money", say("field-money"), 0, Math.min(Musters.MOST, reserve.money())));
        fields.add(new Form.Count(prefix + "manpower", say("field-manpower"), 0, Math.min(Musters.MOST, reserve.manpower())));
    }

    private static Factors factors(Form.Filling filled, String prefix, List<FactorType> types) {
        var all = Factors.NONE;
        for (var type : types) {
            all = all.plus(type, filled.count(prefix + type.word()));
        }
        return all;
    }

    private static HashMap<String, Object> randomCosts(String prefix, Reserve reserve, IntUnaryOperator below) {
        var values = new HashMap<String, Object>();
        values.put(prefix + "money", below.applyAsInt(Math.min(Musters.MOST, reserve.money()) + 1));
        values.put(prefix + "manpower", below.applyAsInt(Math.min(Musters.MOST, reserve.manpower()) + 1));
        return values;
    }

    /** A few factors of one type for which the corps has room. */
    private static void randomCounts(HashMap<String, Object> values, String prefix, List<FactorType> types, List<FactorType> fitting, CorpsCounter counter, Factors held, IntUnaryOperator below) {
        types.forEach(type -> values.put(prefix + type.word(), 0));
        var type = fitting.get(below.applyAsInt(fitting.size()));
        values.put(prefix + type.word(), 1 + below.applyAsInt(counter.room(type, held) - held.count(type)));
    }

    private static Form form(Form.Filling example, Function<Form.Filling, ReinforcementCommand> command, List<Form.Field> fields, String limit, Form.Sampler sampler) {
        var names = fields.stream().map(Form.Field::name).toArray(String[]::new);
        return new Form(command.apply(example), fields, List.of(Form.Limit.of(say(limit), Musters.RULE, names)), command::apply, sampler);
    }
}
