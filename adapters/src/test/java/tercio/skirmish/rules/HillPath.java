package tercio.skirmish.rules;

/** The kinds of paths between hills. */
public enum HillPath {
    PATH, STREAM
}
