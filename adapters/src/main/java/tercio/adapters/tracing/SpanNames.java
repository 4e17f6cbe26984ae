package tercio.adapters.tracing;

/** The names of what spans tell. */
public final class SpanNames {

    /** The id of a game. */
    public static final String GAME = "game.id";
    /** The position of an event. */
    public static final String POSITION = "game.position";
    /** The name of a command. */
    public static final String COMMAND = "game.command";

    private SpanNames() {}
}
