package tercio.domain.eu.given;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.Function;
import tercio.domain.eu.common.board.CountryId;
import tercio.domain.eu.common.board.EuMap;
import tercio.domain.eu.common.board.TradeZoneId;
import tercio.domain.eu.common.board.WatersId;
import tercio.domain.eu.common.forces.Counters;
import tercio.domain.eu.common.forces.LeaderId;
import tercio.domain.eu.common.forces.StackId;
import tercio.domain.eu.common.forces.Timar;
import tercio.domain.eu.common.game.EuState;
import tercio.domain.eu.common.game.NavalAction;
import tercio.domain.eu.common.game.Ships;
import tercio.domain.eu.common.game.Troops;
import tercio.domain.eu.turn.leader.play.LeaderCommand.Posting;
import tercio.domain.game.Command;
import tercio.domain.game.Id;
import tercio.domain.map.SpaceId;

/** Commands like an offered one, with one or two parts replaced by other words of the board: some legal, most not. */
public final class Mutation {

    private static final Map<Type, Function<String, Id>> IDS = Map.of(SpaceId.class, SpaceId::new, CountryId.class, CountryId::new, LeaderId.class, LeaderId::new, StackId.class, StackId::new,
            TradeZoneId.class, TradeZoneId::new, WatersId.class, WatersId::new);

    private final Random random;
    private final List<String> words = new ArrayList<>();
    private final List<String> stacks;

    public Mutation(EuState board, Random random) {
        this.random = random;
        this.stacks = board.stacks().keySet().stream().map(StackId::value).toList();
        words.addAll(stacks);
        words.addAll(Id.texts(board.leaders().keySet()));
        words.addAll(Id.texts(board.countries().keySet()));
        words.add("fortress");
        words.add(null);
        board.stacks().values().forEach(stack -> {
            words.add(stack.province().value());
            EuMap.PRINTED.roads(stack.province()).stream().map(road -> road.to().value()).forEach(words::add);
        });
        board.navies().stacks().values().forEach(fleet -> {
            words.add(fleet.id().value());
            words.addAll(Id.texts(fleet.leaders()));
            fleet.aboard().forEach(troops -> words.add(troops.id().value()));
            words.add(fleet.at().value());
            EuMap.PRINTED.borders(fleet.at()).stream().map(border -> border.to().value()).forEach(words::add);
        });
    }

    public Command of(Command offered) {
        var changed = record(offered, offered.getClass());
        return (Command) (random.nextInt(3) == 0 ? record(changed, changed.getClass()) : changed);
    }

    /** The record with one part replaced. */
    private Record record(Object from, Class<?> type) {
        var parts = type.getRecordComponents();
        if (parts.length == 0) {
            return (Record) from;
        }
        var values = new Object[parts.length];
        int which = random.nextInt(parts.length);
        try {
            for (int at = 0; at < parts.length; at++) {
                parts[at].getAccessor().setAccessible(true);
                values[at] = parts[at].getAccessor().invoke(from);
                if (at == which) {
                    values[at] = other(values[at], parts[at].getGenericType());
                }
            }
            var constructor = type.getDeclaredConstructor(
                    Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new));
            constructor.setAccessible(true);
            return (Record) constructor.newInstance(values);
        } catch (ReflectiveOperationException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Object other(Object value, Type type) {
        if (type instanceof ParameterizedType generic) {
            var of = generic.getActualTypeArguments()[0];
            if (generic.getRawType() == Optional.class) {
                var held = (Optional<?>) value;
                return random.nextInt(4) == 0 ? Optional.empty() : Optional.ofNullable(other(held.orElse(null), of));
            }
            return list((List<?>) value, of);
        }
        if (type == String.class) {
            return words.get(random.nextInt(words.size()));
        }
        if (IDS.containsKey(type)) {
            return id(type, words.get(random.nextInt(words.size())));
        }
        if (type == int.class) {
            return (Integer) value + random.nextInt(5) - 2;
        }
        if (type == Integer.class) {
            return random.nextInt(6) == 0 ? null : Integer.valueOf((value == null ? 0 : (Integer) value) + random.nextInt(5) - 2);
        }
        if (type == boolean.class) {
            return !(Boolean) value;
        }
        if (type instanceof Class<?> known && known.isEnum()) {
            return known.getEnumConstants()[random.nextInt(known.getEnumConstants().length)];
        }
        if (type == Counters.class) {
            return value == null || random.nextInt(3) == 0
                    ? new Counters(random.nextInt(2), random.nextInt(3), random.nextInt(4)) : record(value, Counters.class);
        }
        if (type == NavalAction.class && (value == null || random.nextBoolean())) {
            var kinds = NavalAction.Kind.values();
            return new NavalAction(kinds[random.nextInt(kinds.length)], random.nextInt(4) == 0 ? Optional.empty() : Optional.ofNullable(words.get(random.nextInt(words.size()))));
        }
        if (type == Ships.class && (value == null || random.nextInt(3) == 0)) {
            return new Ships(random.nextInt(2), random.nextInt(2), random.nextInt(5), random.nextInt(3), random.nextInt(3), 0, 0);
        }
        if (type == Timar.class && value == null) {
            return new Timar(random.nextInt(2), random.nextInt(2), random.nextInt(3), random.nextInt(2), random.nextInt(2), random.nextInt(2));
        }
        if (type instanceof Class<?> known && known.isRecord()) {
            return value != null ? record(value, known) : known == Posting.class
                    ? new Posting((LeaderId) id(LeaderId.class, words.get(random.nextInt(words.size()))), new StackId(piece()))
                    : new Troops(new StackId(piece()), new Counters(0, 0, 1));
        }
        throw new IllegalStateException("no other value for " + type);
    }

    private static Id id(Type type, String word) {
        return word == null ? null : IDS.get(type).apply(word);
    }

    /** A stack of the board; any word where it has none on land. */
    private String piece() {
        var pieces = stacks.isEmpty() ? words : stacks;
        return pieces.get(random.nextInt(pieces.size()));
    }

    /** A list with an element more, less, at another place or replaced. */
    private List<?> list(List<?> value, Type of) {
        var changed = new ArrayList<Object>(value == null ? List.of() : value);
        switch (changed.isEmpty() ? 0 : random.nextInt(4)) {
            case 0 -> changed.add(random.nextInt(changed.size() + 1), some(null, of));
            case 1 -> changed.remove(random.nextInt(changed.size()));
            case 2 -> changed.add(random.nextInt(changed.size()), changed.removeLast());
            default -> {
                int at = random.nextInt(changed.size());
                changed.set(at, some(changed.get(at), of));
            }
        }
        return changed;
    }

    /** Another value that is not {@code null}: no list of a command holds nothing. */
    private Object some(Object value, Type of) {
        var other = other(value, of);
        return other != null ? other : IDS.containsKey(of) ? id(of, "nothing") : "nothing";
    }
}
