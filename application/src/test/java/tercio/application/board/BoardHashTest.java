package tercio.application.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.pcollections.HashTreePMap;
import org.pcollections.TreePMap;
import tercio.application.given.Race;
import tercio.domain.game.HashForm;
import tercio.domain.game.WireNamed;

/** Equal boards have equal hashes however they are held, and boards that say something else have others. */
class BoardHashTest {

    private static final Race RULES = new Race();

    record Piece(String name, int strength, Optional<Integer> wounded, List<String> leaders) {}

    /** The same piece in a later program: it may carry a banner. */
    record LaterPiece(List<String> leaders, String name, boolean besieged, Optional<Integer> wounded, int strength, Set<String> banners,
            Supply supply) {}

    record Supply(int wagons, String from) {}

    sealed interface Phase permits Begin, End, Close {}

    record Begin() implements Phase {}

    record End() implements Phase {}

    /** Was called End once. */
    record Close() implements Phase, WireNamed {
        @Override
        public String word() {
            return "End";
        }
    }

    record Board(Map<String, Piece> pieces, Phase phase) {}

    /** A march as it was once: both parts in one record, of which one says nothing. */
    record OldMarch(int steps, String port, List<String> way) {}

    /** The same march in a later program. */
    record March(int steps, Aim aim) implements HashForm {
        @Override
        public OldMarch hashForm() {
            return switch (aim) {
                case AtPort(var port) -> new OldMarch(steps, port, List.of());
                case OnTheWay(var way) -> new OldMarch(steps, null, way);
            };
        }
    }

    sealed interface Aim permits AtPort, OnTheWay {}

    record AtPort(String port) implements Aim {}

    record OnTheWay(List<String> way) implements Aim {}

    sealed interface Turn permits Moves, LaterTurns.Moves {}

    record Moves(int left, String piece) implements Turn {}

    /** Its kind is the same word. */
    interface LaterTurns {
        record Moves(Optional<Integer> steps, String piece) implements Turn, HashForm {

            private record Form(int left, String piece) {}

            @Override
            public Record hashForm() {
                return new Form(steps.orElse(0), piece);
            }
        }
    }

    private static String hash(Object board) {
        return new BoardHasher().hash(RULES, board);
    }

    private static Piece piece(String name, int strength) {
        return new Piece(name, strength, Optional.empty(), List.of());
    }

    @Test
    void theOrderInWhichAMapOrASetIsHeldDoesNotMatter() {
        var one = new LinkedHashMap<String, Piece>();
        one.put("a", piece("a", 1));
        one.put("b", piece("b", 2));
        var other = new LinkedHashMap<String, Piece>();
        other.put("b", piece("b", 2));
        other.put("a", piece("a", 1));

        assertThat(hash(new Board(one, new Begin()))).isEqualTo(hash(new Board(other, new Begin())))
                .isEqualTo(hash(new Board(TreePMap.from(one), new Begin())))
                .isEqualTo(hash(new Board(HashTreePMap.from(one), new Begin())));
        assertThat(hash(new LinkedHashSet<>(List.of("x", "y")))).isEqualTo(hash(new LinkedHashSet<>(List.of("y", "x"))));
    }

    @Test
    void whateverTheBoardSaysIsHashed() {
        var board = new Board(Map.of("a", piece("a", 1)), new Begin());
        assertThat(List.of(hash(board),
                hash(new Board(Map.of("a", piece("a", 2)), new Begin())),
                hash(new Board(Map.of("b", piece("a", 1)), new Begin())),
                hash(new Board(Map.of(), new Begin())),
                hash(new Board(Map.of("a", piece("a", 1)), new End())),
                hash(new Board(Map.of("a", new Piece("a", 1, Optional.of(0), List.of())), new Begin())),
                hash(new Board(Map.of("a", new Piece("a", 1, Optional.empty(), List.of("x", "y"))), new Begin())),
                hash(new Board(Map.of("a", new Piece("a", 1, Optional.empty(), List.of("y", "x"))), new Begin())),
                hash(new Board(Map.of("a", new Piece("a", 1, Optional.empty(), List.of("xy"))), new Begin()))))
                .doesNotHaveDuplicates();
    }

    @Test
    void aPartThatIsAddedLaterAndSaysNothingChangesNoHash() {
        var then = new Piece("a", 3, Optional.of(2), List.of("x"));
        var now = new LaterPiece(List.of("x"), "a", false, Optional.of(2), 3, Set.of(), new Supply(0, ""));

        assertThat(hash(now)).isEqualTo(hash(then));
        assertThat(hash(new LaterPiece(List.of("x"), "a", true, Optional.of(2), 3, Set.of(), new Supply(0, "")))).isNotEqualTo(hash(then));
        assertThat(hash(new LaterPiece(List.of("x"), "a", false, Optional.of(2), 3, Set.of(), new Supply(1, "")))).isNotEqualTo(hash(then));
    }

    @Test
    void aKindThatIsRenamedKeepsItsWord() {
        assertThat(hash(new Board(Map.of(), new Close()))).isEqualTo(hash(new Board(Map.of(), new End())));
    }

    @Test
    void aRecordWithOtherPartsIsHashedAsItWasBefore() {
        assertThat(hash(new March(2, new AtPort("brest")))).isEqualTo(hash(new OldMarch(2, "brest", List.of())));
        assertThat(hash(new March(2, new OnTheWay(List.of("a", "b"))))).isEqualTo(hash(new OldMarch(2, null, List.of("a", "b"))))
                .isNotEqualTo(hash(new March(2, new OnTheWay(List.of("b", "a")))));
        assertThat(hash(Map.of("x", new March(0, new AtPort(""))))).isEqualTo(hash(Map.of("x", new OldMarch(0, "", List.of()))));
    }

    @Test
    void aKindWithOtherPartsKeepsItsWord() {
        assertThat(hash(new LaterTurns.Moves(Optional.of(3), "a"))).isEqualTo(hash(new Moves(3, "a"))).isNotEqualTo(hash(new Moves(2, "a")));
        assertThat(hash(new LaterTurns.Moves(Optional.empty(), null))).isEqualTo(hash(new Moves(0, "")));
    }

    @Test
    void theFormIsReadAnewWhereTheRecordHasChanged() {
        var hash = new BoardHasher();
        for (var aim : List.of(new AtPort("brest"), new OnTheWay(List.of("a")), new AtPort("brest"), new AtPort("toulon"))) {
            assertThat(hash.hash(RULES, List.of(new March(1, aim)))).isEqualTo(hash(List.of(new March(1, aim))));
        }
    }

    @Test
    void whatIsRememberedOfTheBoardBeforeChangesNoHash() {
        var hash = new BoardHasher();
        var pieces = HashTreePMap.<String, Piece>empty().plus("a", piece("a", 1)).plus("b", piece("b", 2));
        var boards = List.of(new Board(pieces, new Begin()), new Board(pieces.plus("c", piece("c", 3)), new Begin()),
                new Board(pieces.plus("a", piece("a", 4)).minus("b"), new End()), new Board(HashTreePMap.empty(), new End()),
                new Board(pieces, new Begin()));
        for (var board : boards) {
            assertThat(hash.hash(RULES, board)).isEqualTo(hash(board));
        }
    }

    @Test
    void aBoardThatChangedManyTimesIsHashedAsIfItWereNew() {
        var hash = new BoardHasher();
        var random = new Random(1);
        var pieces = HashTreePMap.<String, Piece>empty();
        for (int step = 0; step < 500; step++) {
            var id = String.valueOf(random.nextInt(12));
            pieces = random.nextInt(3) == 0 ? pieces.minus(id) : pieces.plus(id, piece(id, random.nextInt(3)));
            var board = new Board(pieces, random.nextBoolean() ? new Begin() : new End());
            assertThat(hash.hash(RULES, board)).isEqualTo(hash(board));
        }
    }

    @Test
    void boardsOfAnotherVersionAreNotCompared() {
        var now = hash(new Begin());

        assertThat(now).matches("1\\.1-[0-9a-f]{32}");
        assertThat(BoardHasher.isComparable(RULES, now)).isTrue();
        assertThat(BoardHasher.isComparable(RULES, now.replaceFirst("1\\.1", "1.2"))).isFalse();
        assertThat(BoardHasher.isComparable(RULES, now.replaceFirst("1\\.1", "2.1"))).isFalse();
    }

    @Test
    void whatIsNoPartOfABoardIsNamed() {
        assertThatThrownBy(() -> hash(new Object())).hasMessageContaining("a board holds no");
    }
}
