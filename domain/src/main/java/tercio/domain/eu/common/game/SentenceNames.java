package tercio.domain.eu.common.game;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.Nation;
import tercio.domain.eu.common.board.PlaceName;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.ArmyClasses;
import tercio.domain.eu.common.forces.CounterNames;
import tercio.domain.eu.common.forces.Leader;
import tercio.domain.eu.common.forces.LeaderCategory;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.NavalUnits;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Thirds;
import tercio.domain.eu.common.forces.Units;
import tercio.domain.map.SpaceId;
import tercio.domain.ruling.Step;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Argument.Amount;
import tercio.domain.sentence.Argument.Items;
import tercio.domain.sentence.Argument.Name;
import tercio.domain.sentence.Argument.Phrase;
import tercio.domain.sentence.Argument.Text;
import tercio.domain.sentence.Sentence;

/** Countries, places, stacks and leaders as arguments of a sentence. They say no more than the titles of {@link StackTitle} do. */
public final class SentenceNames {

    private static final String ANONYMOUS = "Anonymous ";

    private SentenceNames() {}

    public static Argument country(CountryId id) {
        return new Name("eu.country", String.valueOf(id), Nation.of(new CountryId(String.valueOf(id))));
    }

    public static Argument countries(Collection<CountryId> ids) {
        return new Items(ids.stream().map(SentenceNames::country).toList());
    }

    /** The countries of an alliance. */
    public static Argument alliance(EuState board, Alliance alliance) {
        return countries(board.members(alliance));
    }

    /** A province or a sea zone. */
    public static Argument place(SpaceId id) {
        return new Name("eu.place", String.valueOf(id), PlaceName.of(new SpaceId(String.valueOf(id))));
    }

    public static Argument places(Collection<SpaceId> ids) {
        return new Items(ids.stream().map(SentenceNames::place).toList());
    }

    /** The city of a province, or the province itself if no city is printed. */
    public static Argument city(SpaceId province) {
        return new Name("eu.city", province.value(), PlaceName.city(province));
    }

    /** Waters in which damaged ships are refitted: {@code north atlantic}. */
    public static Argument waters(WatersId waters) {
        return new Name("eu.waters", waters.value(), waters.value().replace('_', ' '));
    }

    public static Argument leader(EuState board, LeaderId id) {
        return leader(board.leader(id).orElseThrow().leader());
    }

    public static Argument leaders(EuState board, List<LeaderId> ids) {
        return new Items(ids.stream().map(id -> leader(board, id)).toList());
    }

    /** A leader, an unnamed one by his category. */
    public static Argument leader(Leader leader) {
        return leader(leader.id(), leader.title(), leader.category(), leader.country());
    }

    /** A leader of this title, an unnamed one by his category. */
    public static Argument leader(LeaderId id, String title, LeaderCategory category, CountryId country) {
        if (title.startsWith(ANONYMOUS)) {
            int number = title.lastIndexOf(' ');
            return new Phrase(Sentence.of("eu.name.anonymous").with("category", category.word()).with("number", new Text(title.substring(number + 1))));
        }
        return title.equals("General of " + Nation.of(country)) ? new Phrase(Sentence.of("eu.name.general-of").with("country", country(country)))
                : new Name("eu.leader", id.value(), title);
    }

    /** A leader with his country: {@code Salm of Austria}. */
    public static Argument leaderAndCountry(EuState board, LeaderId id) {
        var leader = board.leader(id).orElseThrow().leader();
        return leader.title().endsWith(" of " + Nation.of(leader.country())) ? leader(leader)
                : new Phrase(Sentence.of("eu.name.leader-of").with("leader", leader(leader)).with("country", country(leader.country())));
    }

    /** A stack by its country, its size and its commander; with its id only where another stack there would be called the same. */
    public static Argument stack(EuState board, StackId id) {
        return board.stack(id).<Argument>map(stack -> {
            var title = StackTitle.of(board, id);
            var phrase = stack(board, stack);
            return new Phrase(title.endsWith(" (" + id + ")") ? Sentence.of("eu.name.numbered").with("stack", phrase).with("id", new Text(id.value())) : phrase);
        }).orElseGet(() -> new Text(String.valueOf(id)));
    }

    private static Sentence.Keyed stack(EuState board, Stack stack) {
        var size = ld(stack.units().thirds());
        if (stack.units().isEmpty() && stack.leaders().size() == 1) {
            return Sentence.of("eu.name.alone").with("leader", leader(board, stack.leaders().getFirst()));
        }
        if (stack.country().equals(ArmyClasses.NATIVES)) {
            return Sentence.of("eu.name.natives").with("size", size);
        }
        var named = Sentence.of(board.world().militia().isMilitia(stack.id()) ? "eu.name.militia" : "eu.name.stack").with("country", country(stack.country())).with("size", size);
        return commander(board, stack).map(leader -> Sentence.of("eu.name.stack-under").with("country", country(stack.country())).with("size", size).with("leader", leader))
                .filter(under -> !named.key().endsWith("militia")).orElse(named);
    }

    private static Optional<Argument> commander(EuState board, Stack stack) {
        return board.commander(List.of(stack)).map(leader -> leader.title().endsWith(" of " + Nation.of(stack.country()))
                ? new Phrase(Sentence.of("eu.name.a-general")) : leader(leader));
    }

    public static Argument stacks(EuState board, List<StackId> ids) {
        return new Items(ids.stream().map(id -> stack(board, id)).toList());
    }

    /** A naval stack by its country, its size and its admiral, with its id where another there would be called the same. */
    public static Argument fleet(EuState board, StackId id) {
        return board.fleet(id).<Argument>map(stack -> {
            var phrase = fleet(board, stack);
            return new Phrase(FleetTitle.of(board, id).endsWith(" (" + id + ")") ? Sentence.of("eu.name.numbered").with("stack", phrase).with("id", new Text(id.value())) : phrase);
        }).orElseGet(() -> new Text(String.valueOf(id)));
    }

    private static Sentence.Keyed fleet(EuState board, NavalStack stack) {
        if (stack.ships().thirds() == 0 && board.phase() instanceof Movement movement && movement.ride().isPresent()) {
            return Sentence.of("eu.name.at-sea").with("leader", leader(board, movement.ride().get().leader()));
        }
        var size = new Amount(stack.ships().thirds(), Thirds.LD);
        return board.admiral(stack).map(admiral -> Sentence.of("eu.name.fleet-under").with("country", country(stack.country())).with("size", size).with("leader", leader(admiral)))
                .orElseGet(() -> Sentence.of("eu.name.fleet").with("country", country(stack.country())).with("size", size));
    }

    public static Argument fleets(EuState board, List<StackId> ids) {
        return new Items(ids.stream().map(id -> fleet(board, id)).toList());
    }

    /** Ships by kind: {@code 1 FLEET-, 2 warships and 1 transport}. */
    public static Argument ships(NavalUnits ships) {
        var kinds = new ArrayList<Argument>();
        add(kinds, "fleet-plus", ships.fleetPlus());
        add(kinds, "fleet-minus", ships.fleetMinus());
        add(kinds, "warships", ships.nwd());
        add(kinds, "galleasses", ships.vgd());
        add(kinds, "galleys", ships.ngd());
        add(kinds, "transports", ships.ntd());
        add(kinds, "thirds", ships.nde());
        return kinds.isEmpty() ? new Phrase(Sentence.of("eu.name.no-ships")) : new Items(kinds);
    }

    /** The countries of several stacks, each once. */
    public static Argument countriesOf(EuState board, List<StackId> stacks) {
        return countries(stacks.stream().flatMap(id -> board.stack(id).stream()).map(Stack::country).distinct().toList());
    }

    /** @param thirds of an LD */
    public static Argument ld(int thirds) {
        return new Amount(thirds, Thirds.LD);
    }

    /** Counters: {@code A+ and 2 LD}. */
    public static Argument units(Units units) {
        var regular = units.regular();
        var kinds = new ArrayList<Argument>();
        add(kinds, "army-plus", regular.armyPlus());
        add(kinds, "army-minus", regular.armyMinus());
        add(kinds, "ld", regular.ld());
        add(kinds, "lde", regular.lde());
        add(kinds, "pasha", regular.pashas());
        kinds.addAll(CounterNames.timar(units.timarCounters()));
        return kinds.isEmpty() ? new Phrase(Sentence.of("eu.name.nothing")) : new Items(kinds);
    }

    private static void add(List<Argument> kinds, String kind, int count) {
        if (count > 0) {
            kinds.add(new Phrase(Sentence.of("eu.name." + kind).with("count", count)));
        }
    }

    /** A number of ships, given in thirds of a warship. */
    public static Argument shipCount(int thirds) {
        return new Amount(thirds, Thirds.LD);
    }

    /** Corsairs as counters: {@code a corsair+ and a corsair-}. */
    public static Argument raid(Raid raid) {
        return counters("eu.name.raid", raid.plus(), raid.minus());
    }

    /** Corsairs with their country: {@code a corsair+ of Algiers}. */
    public static Argument raiders(Raid raid) {
        return new Phrase(Sentence.of("eu.name.raiders").with("raid", raid(raid)).with("country", country(raid.by())).with("counters", raid.plus() + raid.minus()));
    }

    /** Revolts as counters: {@code a revolt+ and a revolt-}. */
    public static Argument revolt(Revolt revolt) {
        return counters("eu.name.revolt", revolt.plus(), revolt.minus());
    }

    private static Argument counters(String key, int plus, int minus) {
        return new Phrase(Sentence.of(key).with("plus", plus).with("minus", minus).with("both", plus > 0 && minus > 0).with("counters", plus + minus));
    }

    /** Troops by province, in the order of the names: {@code Cuba 1 LD and Panama 2/3 LD}. @param thirds of an LD */
    public static Argument byPlace(Map<SpaceId, Integer> thirds) {
        return new Items(thirds.entrySet().stream().sorted(Comparator.comparing(each -> PlaceName.of(each.getKey()))).<Argument>map(each -> new Phrase(
                Sentence.of("eu.name.place-count").with("where", place(each.getKey())).with("size", ld(each.getValue())))).toList());
    }

    /** Changes of a score by country: {@code France +1, Spain -1}. */
    public static Argument changes(Map<CountryId, Integer> changes) {
        return new Items(changes.entrySet().stream().sorted(Map.Entry.comparingByKey()).<Argument>map(change -> new Phrase(Sentence.of("eu.name.change")
                .with("country", country(change.getKey())).with("by", change.getValue()))).toList());
    }

    /** The sentence with the die of a ruling and its sum; {@code rolled} is {@code no}, {@code plain} or {@code modified}. */
    public static Sentence.Keyed withRoll(Sentence.Keyed sentence, List<Step> explanation) {
        return explanation.stream().filter(step -> step.dice().size() == 1).findFirst().map(step -> withRoll(sentence, step)).orElseGet(() -> withoutRoll(sentence));
    }

    /** The sentence with the die of a step and its sum. */
    public static Sentence.Keyed withRoll(Sentence.Keyed sentence, Step step) {
        int die = step.dice().getFirst();
        boolean plain = step.modified() == null || step.modified() == die;
        return sentence.with("rolled", plain ? "plain" : "modified").with("die", die).with("sum", plain ? die : step.modified());
    }

    /** The sentence without a die: none fell, or an older record does not say which. */
    public static Sentence.Keyed withoutRoll(Sentence.Keyed sentence) {
        return sentence.with("rolled", "no").with("die", 0).with("sum", 0);
    }
}
