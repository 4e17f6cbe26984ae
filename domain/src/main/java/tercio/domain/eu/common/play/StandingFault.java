package tercio.domain.eu.common.play;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import tercio.domain.eu.common.game.Alliance;
import tercio.domain.eu.common.game.SentenceNames;
import tercio.domain.eu.common.game.Stack;
import tercio.domain.eu.land.movement.StackingLimits;
import tercio.domain.map.SpaceId;
import tercio.domain.sentence.Argument;
import tercio.domain.sentence.Sentence;

/**
 * A reason why the troops of a province cannot stand as they do between moves. Play leaves none behind; the reader of scenarios and the adjustments of the host
 * refuse what has one, so a position of a game can be the beginning of another.
 *
 * @param stacks the stacks that it is about
 * @param amount the size of the surplus, to compare two boards
 */
public record StandingFault(Kind kind, SpaceId province, Alliance alliance, List<Stack> stacks, int amount, Sentence.Keyed message) {

    /** The kinds of faults. */
    public enum Kind {
        /** Too many LD or counters of an alliance in the field (EU-STACK-3). */
        CROWD,
        /** Too many Pashas (EU-TUR-5, EU-TUR-6). */
        PASHAS,
        /** Too many LD in a fortress (EU-STACK-6). */
        ROOM,
        /** Troops in a fortress that another alliance controls. */
        STRANGERS_INSIDE,
        /** Troops in a fortress that nobody besieges. */
        UNBESIEGED_INSIDE
    }

    private static final String CROWD = "eu.fault.crowd";

    public StandingFault {
        stacks = List.copyOf(stacks);
    }

    /** Whether a fault of a scenario says that too many troops stand in a province (EU-STACK-3). */
    public static boolean isCrowd(Sentence fault) {
        return fault instanceof Sentence.Keyed keyed && keyed.key().equals(CROWD);
    }

    /** The faults of all stacks in a province. */
    public static List<StandingFault> in(WarView board, SpaceId province) {
        return Stream.concat(inField(board, province), inside(board, province).stream()).toList();
    }

    private static Stream<StandingFault> inField(WarView board, SpaceId province) {
        return board.state().alliances().stream().flatMap(alliance -> {
            var together = board.stacksInField(province, alliance);
            var faults = new ArrayList<StandingFault>();
            int surplus = together.isEmpty() ? 0 : StackingSurplus.surplus(board, together);
            if (surplus > 0) {
                faults.add(new StandingFault(Kind.CROWD, province, alliance, together, surplus, Sentence.of(CROWD).with("where", SentenceNames.place(province)).with("surplus", surplus)
                        .with("rule", new Argument.Text(StackingSurplus.RULE))));
            }
            if (StackingSurplus.hasTooManyPashas(board, together)) {
                int pashas = together.stream().mapToInt(stack -> stack.units().pashas()).sum();
                faults.add(new StandingFault(Kind.PASHAS, province, alliance, together, pashas, pashas(board, province, together)));
            }
            return faults.stream();
        });
    }

    private static Sentence.Keyed pashas(WarView board, SpaceId province, List<Stack> together) {
        int most = StackingSurplus.mostPashas(board, together);
        return most == StackingLimits.from(board.tables()).pashas() ? Sentence.of("eu.fault.pashas-together").with("where", SentenceNames.place(province)).with("most", most)
                : Sentence.of("eu.fault.pashas-at-peace").with("most", most);
    }

    private static List<StandingFault> inside(WarView board, SpaceId province) {
        var inside = board.stacksInside(province);
        if (inside.isEmpty() || board.state().fortress(province) == null) {
            return List.of();
        }
        var holder = board.controllingAlliance(province);
        var faults = new ArrayList<StandingFault>();
        int ld = WarView.ld(inside);
        int room = StackingLimits.from(board.tables()).insideFortress(board.state().fortress(province).level());
        if (ld > room) {
            faults.add(new StandingFault(Kind.ROOM, province, holder, inside, ld,
                    Sentence.of("eu.fault.fortress-room").with("where", SentenceNames.place(province)).with("room", room).with("ld", ld)));
        }
        var strangers = inside.stream().filter(stack -> board.state().allianceOf(stack) != holder).toList();
        if (!strangers.isEmpty()) {
            faults.add(new StandingFault(Kind.STRANGERS_INSIDE, province, holder, strangers, strangers.size(),
                    Sentence.of("eu.fault.strangers-inside").with("where", SentenceNames.place(province))));
        } else if (board.besiegers(province).isEmpty()) {
            faults.add(new StandingFault(Kind.UNBESIEGED_INSIDE, province, holder, inside, inside.size(),
                    Sentence.of("eu.fault.unbesieged-inside").with("where", SentenceNames.place(province))));
        }
        return faults;
    }

    /** Whether another board has this fault too, as bad or worse. */
    public boolean isKnownOn(WarView other) {
        return switch (kind) {
            case STRANGERS_INSIDE, UNBESIEGED_INSIDE -> stacks.stream().allMatch(stack -> other.state().stack(stack.id())
                    .filter(old -> old.besieged() && old.province().equals(province)).isPresent());
            case ROOM -> WarView.ld(other.stacksInside(province)) >= amount;
            case CROWD, PASHAS -> in(other, province).stream().anyMatch(known -> known.kind == kind && known.alliance == alliance && known.amount >= amount);
        };
    }
}
